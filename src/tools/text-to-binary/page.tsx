import { encodeBase64 } from '../../lib/base64/base64.ts';
import { useEnvironment } from '../../page/environment.ts';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import look from '../../page/look.module.css';
import { takeOffer } from '../../page/open-in/open-offer.ts';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { measureText } from '../../page/long-texts/text-size.ts';
import { useWords } from '../../page/session/use-tool.ts';
import { Button } from '../../ui/button/Button.tsx';
import { OpenInIcon } from '../../ui/icons.tsx';
import { firstCharacters } from './characters.ts';
import type * as fields from './fields.ts';
import styles from './page.module.css';
import { readBytes } from './read.ts';
import type en from './strings/en.json';

const SHOWN_CHARACTERS = 48;
const FILE_TOOL = 'base64-file-converter';
/** The errors for bytes that can be a file. */
const NO_TEXT: ReadonlySet<string> = new Set(['undecodable-bytes', 'binary-content']);

export default () => <GeneratedTool<typeof fields> views={{ encode: Encode, decode: Decode }} />;

const Encode = ({ operation }: OperationProps<typeof fields.encode>) => (
  <TwoPanesLayout operation={operation} wrap below={!operation.isStale && <CharacterStrip {...operation.input} />} />
);

/** Renders each character above its bytes, for the start of the text. */
function CharacterStrip({ text, ...how }: OperationProps<typeof fields.encode>['operation']['input']) {
  const words = useWords<typeof en>();
  const characters = firstCharacters(text, SHOWN_CHARACTERS, how);
  if (characters.length === 0) return null;
  const rest = measureText(text).characters - characters.length;
  return (
    <figure className={styles.strip} aria-label={words('characters')}>
      {characters.map(({ name, bytes }, index) => (
        <span key={index} className={styles.character}>
          <b>{name}</b>
          <span>{bytes.join(' ')}</span>
        </span>
      ))}
      {rest > 0 && <figcaption className={look.hint}>{words('more', { count: rest })}</figcaption>}
    </figure>
  );
}

const Decode = ({ operation }: OperationProps<typeof fields.decode>) => (
  <TwoPanesLayout operation={operation} wrap failureActions={<FileOffer operation={operation} />} />
);

/** Offers to open bytes that are not text in the file converter. */
function FileOffer({ operation }: OperationProps<typeof fields.decode>) {
  const { toolNames, toolName, openTool } = useEnvironment();
  const { problem, input } = operation;
  if (toolNames[FILE_TOOL] === undefined || problem?.kind !== 'error' || !NO_TEXT.has(problem.failure.code)) return null;

  async function open(): Promise<void> {
    const base64 = encodeBase64(readBytes(input.binary, input.base).bytes);
    await takeOffer({ tool: FILE_TOOL, operation: 'decode', confidence: 'certain', values: { base64 } });
    openTool(FILE_TOOL);
  }

  return (
    <Button size="small" variant="text" icon={<OpenInIcon />} onClick={() => void open()}>
      {toolName(FILE_TOOL)}
    </Button>
  );
}
