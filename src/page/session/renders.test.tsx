import { expect, test } from 'vitest';
import { flag, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { Field } from '../Field.tsx';
import { GeneratedTool } from '../GeneratedTool.tsx';
import { renderPart, toolOf } from '../testing/render-part.tsx';
import { ToolPage } from '../ToolPage.tsx';
import { useOperation } from './use-operation.ts';
import { usePageActions, usePageState, useTool, useWords } from './use-tool.ts';

const shout = declare({ input: { text: text({ primary: true }), loud: flag() }, output: { shouted: text({ primary: true }) } });
const whisper = declare({ input: { text: text({ primary: true }) }, output: { whispered: text({ primary: true }) } });

const KEYS = 'typed text';

test(`only the parts that show a text render again while ${KEYS.length} keys are pressed`, async () => {
  const renders: Record<string, number> = {};
  const count = (part: string): null => {
    renders[part] = (renders[part] ?? 0) + 1;
    return null;
  };
  const Tool = () => count(useTool().id === '' ? '' : 'tool');
  const Words = () => count(useWords<{ page: { title: string } }>()('title') === '' ? '' : 'words');
  const Actions = () => count(usePageActions().select === undefined ? '' : 'actions');
  const Active = () => count(usePageState(({ active }) => active) === 'shout' ? 'active' : '');
  const Other = () => count(usePageState(({ inputs }) => inputs.whisper?.text) === '' ? 'other input' : '');
  const Samples = () => count(usePageState(({ samples }) => samples).length === 0 ? 'samples' : '');
  const Head = () => count('head');
  const Shout = () => {
    const operation = useOperation(shout);
    count('shout');
    return <Field operation={operation} name="text" />;
  };
  const tool = await toolOf({ shout, whisper }, { shout: ({ text: said }) => ({ shouted: String(said).toUpperCase() }) }, { 'inputs.text.label': 'Text' });
  const view = await renderPart(
    <ToolPage about={{ name: 'Shout' }} actions={<Head />}>
      <Tool />
      <Words />
      <Actions />
      <Active />
      <Other />
      <Samples />
      <GeneratedTool<{ shout: typeof shout; whisper: typeof whisper }> views={{ shout: <Shout />, whisper: 'shout' }} />
    </ToolPage>,
    tool,
  );
  const box = await view.findByRole('textbox', { name: 'Text' });
  const before = { ...renders };
  await view.user.type(box, KEYS);
  expect(box).toHaveProperty('value', KEYS);
  const { shout: shouts = 0, ...rest } = renders;
  expect(shouts - (before.shout ?? 0)).toBeGreaterThanOrEqual(KEYS.length);
  expect(Object.keys(rest)).toEqual(['head', 'tool', 'words', 'actions', 'active', 'other input', 'samples']);
  expect({ ...rest, shout: before.shout }).toEqual(before);
});
