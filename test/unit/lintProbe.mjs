// For lint-rules.test.ts: jest cannot load ES module plugins.
import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import config from '../../eslint.config.js';

const root = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  // Type-aware rules need files.
  overrideConfig: [...config, tseslint.configs.disableTypeChecked],
});

process.on('message', async ({ file, source }) => {
  const [result] = await eslint.lintText(source, { filePath: path.join(root, file) });
  process.send([...new Set(result.messages.map(({ ruleId, message }) => ruleId ?? message))]);
});
