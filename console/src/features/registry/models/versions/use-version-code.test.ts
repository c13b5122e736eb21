import { expect, test } from 'vitest';
import { notebookCode } from './version-texts';

test('a name with quotes does not end the string around it', () => {
  const code = notebookCode({ modelName: 'a"); import os; ("\\', versionNum: 3 });
  expect(code).toContain('client.get_model("a\\"); import os; (\\"\\\\")');
  expect(code).toContain('get_version(3)');
  expect(code).toMatch(/download\(\)\n.*load_trial_from_checkpoint_path\(path\)$/);
});
