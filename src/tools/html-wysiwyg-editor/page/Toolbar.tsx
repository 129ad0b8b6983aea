import { Toolbar as Base } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { KeyboardEvent, RefObject } from 'react';
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
  /** The panel open below. */
  readonly panel: Panel | undefined;
  readonly onPanel: (panel: Panel | undefined) => void;
}

/** Shows the toolbar as a single tab stop, within which the arrow keys move between buttons. */
export function Toolbar({ editor, bar, panel, onPanel }: ToolbarProps) {
  const words = useWords<typeof en>();
  const { block, on, off } = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });

  function press({ id, does }: ToolbarItem): void {
    if (off.includes(id)) return;
    if (typeof does === 'string') onPanel(panel === does ? undefined : does);
    else does(editor);
  }

  return (
    <Base.Root ref={bar} className={styles.toolbar} aria-label={words('toolbar')} onKeyDown={goToEnd}>
      <Base.Input
        render={
          <NativeSelect
            size="small"
            aria-label={words('block')}
            title={words('block')}
            options={blocks}
            labelOf={(name) => words(name)}
            value={block}
            onChange={(next) => setBlock(editor, next)}
          />
        }
      />
      {toolbarGroups.map((items, index) => (
        <div key={index} className={styles.group}>
          {items.map((item) => (
            <Base.Button
              key={item.id}
              render={
                <Button
                  size="small"
                  variant="text"
                  icon={<item.Glyph size={18} stroke={1.75} aria-hidden focusable={false} />}
                  iconOnly
                  title={item.keys ? `${words(item.id)} (${item.keys.replace('Control', 'Ctrl')})` : words(item.id)}
                  aria-keyshortcuts={item.keys}
                  aria-pressed={item.isOn && on.includes(item.id)}
                  {...(typeof item.does === 'string' && { 'aria-expanded': panel === item.does })}
                  aria-disabled={off.includes(item.id)}
                  // A click keeps the selection in the text, to which the button applies.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => press(item)}
                >
                  {words(item.id)}
                </Button>
              }
            />
          ))}
        </div>
      ))}
    </Base.Root>
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

/** Makes Home and End move to the first and last control; Base UI handles only the arrow keys. */
function goToEnd(event: KeyboardEvent<HTMLElement>): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button, select')];
  const control = event.key === 'Home' ? controls[0] : event.key === 'End' ? controls.at(-1) : undefined;
  if (!control || event.ctrlKey || event.altKey || event.metaKey) return;
  // In a select, these keys choose another option.
  event.preventDefault();
  control.focus();
}
