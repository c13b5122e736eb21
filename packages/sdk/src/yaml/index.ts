export { setInYaml } from './edit';
export { type YamlProblem, yamlProblems } from './problems';
export { readYaml } from './read';
export { writeYaml } from './write';
export { YamlError } from './yaml-error';
