/** `maxIdleAgentPeriod` as people read it: "Max idle agent period". */
export function sentenceCase(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
