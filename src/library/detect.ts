import { describeDetected } from '../cli/detect.ts';
import { chooseLanguage } from '../contract/languages.ts';
import { detect as detectFormats } from '../runtime/detect.ts';
import { file } from '../runtime/kinds/input/file.ts';
import { addToolWords } from '../runtime/platform/tool-words.ts';
import { UNWRAP } from '../runtime/unwrap-tool.ts';
import type { DetectedFormat, GivenFile, RunOptions } from './api.ts';
import { loadSharedWords, run } from './run.ts';

/** See `detect` in api.ts. */
export async function detect(given: string | GivenFile, options: RunOptions): Promise<readonly DetectedFormat[]> {
  const words = await addToolWords(UNWRAP, await loadSharedWords(chooseLanguage(options.language, [])));
  const value = typeof given === 'string' ? given : file.check('input', { kind: 'file' }, given);
  const detection = await detectFormats(value, async (input) => ({ kind: 'output', output: await run(UNWRAP, UNWRAP, input, options) }));
  return detection.kind === 'found' ? detection.found.map((each) => describeDetected(each, words)) : [];
}
