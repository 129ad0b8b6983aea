import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useState } from 'react';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { NativeSelect } from '../../../ui/native-select/NativeSelect.tsx';
import type en from '../strings/en.json';
import styles from './rich-editor.module.css';
import type { Panel, ToolbarItem } from './toolbar-items.tsx';
import { toolbarGroups } from './toolbar-items.tsx';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;
const blocks = ['paragraph', ...LEVELS.map((level) => `heading${level}` as const)] as const;
type Block = (typeof blocks)[number];

interface ToolbarProps {
  readonly editor: Editor;
  readonly bar: RefObject<HTMLDivElement | null>;
  /** The panel that is open below. */
  readonly panel: Panel | undefined;
  readonly onPanel: (panel: Panel | undefined) => void;
}

/** The tool bar: one stop of the Tab key, within which the arrow keys go from button to button. */
export function Toolbar({ editor, bar, panel, onPanel }: ToolbarProps) {
  const words = useWords<typeof en>();
  const [stop, setStop] = useState(0);
  const { block, on, off } = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });

  useEffect(() => {
    for (const [index, control] of controlsOf(bar.current).entries()) control.tabIndex = index === stop ? 0 : -1;
  });

  function press({ does }: ToolbarItem): void {
    if (typeof does === 'string') onPanel(panel === does ? undefined : does);
    else does(editor);
  }

  return (
    <div
      ref={bar}
      className={styles.toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={words('toolbar')}
      onFocus={({ target }) => setStop(Math.max(controlsOf(bar.current).indexOf(target), 0))}
      onKeyDown={(event) => moveFocus(event, controlsOf(bar.current))}
    >
      <NativeSelect
        size="small"
        aria-label={words('block')}
        title={words('block')}
        options={blocks}
        labelOf={(name) => words(name)}
        value={block}
        onChange={(next) => setBlock(editor, next)}
      />
      {toolbarGroups.map((items, index) => (
        <div key={index} className={styles.group}>
          {items.map((item) => (
            <Button
              key={item.id}
              size="small"
              variant="text"
              icon={<item.Glyph size={18} stroke={1.75} aria-hidden focusable={false} />}
              iconOnly
              title={item.keys ? `${words(item.id)} (${item.keys.replace('Control', 'Ctrl')})` : words(item.id)}
              aria-keyshortcuts={item.keys}
              aria-pressed={item.isOn && on.includes(item.id)}
              {...(typeof item.does === 'string' && { 'aria-expanded': panel === item.does })}
              aria-disabled={off.includes(item.id)}
              // A click leaves the selection in the text, where it is to work.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => off.includes(item.id) || press(item)}
            >
              {words(item.id)}
            </Button>
          ))}
        </div>
      ))}
    </div>
  );
}

const items = toolbarGroups.flat();

function stateOf(editor: Editor) {
  const level = LEVELS.find((number) => editor.isActive('heading', { level: number }));
  const block: Block = level ? `heading${level}` : 'paragraph';
  return {
    block,
    on: items.filter(({ isOn }) => isOn?.(editor)).map(({ id }) => id),
    off: items.filter(({ can }) => can && !can(editor)).map(({ id }) => id),
  };
}

function setBlock(editor: Editor, block: Block): void {
  const level = LEVELS.find((number) => block === `heading${number}`);
  const chain = editor.chain().focus();
  if (level) chain.setHeading({ level }).run();
  else chain.setParagraph().run();
}

const controlsOf = (bar: HTMLElement | null): readonly HTMLElement[] => [...(bar?.querySelectorAll<HTMLElement>('button, select') ?? [])];

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

function moveFocus(event: KeyboardEvent, controls: readonly HTMLElement[]): void {
  const step = STEPS[event.key];
  const index = controls.findIndex((control) => control === event.target);
  if (!step || index < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
  // A select would choose another option.
  event.preventDefault();
  controls[step(index, controls.length - 1)]?.focus();
}
