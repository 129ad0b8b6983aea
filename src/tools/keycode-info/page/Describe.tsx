import { FailureNote } from '../../../page/FailureNote.tsx';
import { CopyButton } from '../../../page/copy/CopyButton.tsx';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { Options } from '../../../page/layouts/Options.tsx';
import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { failureOf } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { CopiedValue } from '../../../page/outputs/CopiedValue.tsx';
import { Facts } from '../../../page/parts/Facts.tsx';
import { OutputFacts } from '../../../page/parts/OutputFacts.tsx';
import { Outputs } from '../../../page/Results.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Folded, Stack } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { DataTable } from '../../../ui/data-table/DataTable.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { Keyboard } from './Keyboard.tsx';
import { KeyField } from './KeyField.tsx';
import styles from './keycode-info.module.css';
import { KeyTable } from './KeyTable.tsx';
import type { Press } from './use-key-presses.ts';
import { useKeyPresses } from './use-key-presses.ts';

const MODIFIERS = ['ctrlKey', 'altKey', 'shiftKey', 'metaKey'] as const;
const SHOWN = ['key', 'code', 'keyCode', 'which', 'location', ...MODIFIERS, 'capsLock', 'numLock', 'altGraph', 'repeat', 'isComposing'] as const;
const NO_MODIFIERS = { ctrlKey: false, altKey: false, shiftKey: false, metaKey: false } as const;
const FAILURE_ID = 'key-failure';

/** The key field, the last event, the history, and the list of all keys. */
export function Describe({ operation }: OperationProps<typeof fields.describe>) {
  const words = useWords<typeof en>();
  const { presses, held } = useKeyPresses(({ key, code, keyCode, location, ctrlKey, altKey, shiftKey, metaKey }) =>
    operation.setAll({ key, code, keyCode, location, ctrlKey, altKey, shiftKey, metaKey }),
  );
  const [last] = presses;
  const failure = failureOf(operation, 'key');
  return (
    <Stack>
      <Card label={words('press')}>
        <KeyField
          shown={operation.output.shortcut}
          onText={(text) => operation.setAll({ key: text, code: '', keyCode: 0, location: 0, ...NO_MODIFIERS })}
          failureId={failure && FAILURE_ID}
        />
        {failure ? <FailureNote id={FAILURE_ID} failure={failure} /> : <RunStatus operation={operation} />}
        <Properties operation={operation} />
        <Keyboard held={held} last={operation.input.code} />
      </Card>
      <Card title={words('meaning')}>
        <Output operation={operation} name="shortcut" prominent />
        <Outputs operation={operation} names={['condition']} />
        <OutputFacts operation={operation} facts={['modifiers', 'locationName', 'codePoint', 'characterName']} />
        <Folded summary={words('byHand')}>
          <Options operation={operation} names={['code', 'keyCode', 'location', ...MODIFIERS]} shown={7} />
        </Folded>
      </Card>
      {last && (
        <Card title={words('event')}>
          <Event press={last} />
        </Card>
      )}
      {presses.length > 0 && <History presses={presses} />}
      <KeyTable />
    </Stack>
  );
}

/** The properties that most programs compare, in large type. */
function Properties({ operation: { input } }: OperationProps<typeof fields.describe>) {
  const words = useWords<typeof en>();
  return (
    <dl className={styles.properties}>
      {(['code', 'key', 'keyCode'] as const).map((name) => {
        const value = String(input[name] || '');
        return (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {value !== '' && (
                <CopiedValue label={name} text={value} copyOnly>
                  <output>{value === ' ' ? words('space') : value}</output>
                </CopiedValue>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Event({ press }: { readonly press: Press }) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const json = JSON.stringify(press, null, 2);
  return (
    <>
      <Facts
        facts={SHOWN.map((name) => {
          const value = press[name] === ' ' ? words('space') : String(press[name]);
          return { label: name, isCode: true, value, copied: value };
        })}
      />
      <Folded summary={words('asJson')}>
        <pre className={look.box}>{json}</pre>
        <CopyButton label={words('asJson')} text={() => json} />
      </Folded>
      <p className="visually-hidden" role="status">
        {kit('results')}: {press.key} {press.code}
      </p>
    </>
  );
}

function History({ presses }: { readonly presses: readonly Press[] }) {
  const words = useWords<typeof en>();
  return (
    <Folded isCard summary={words('history')}>
      <DataTable
        label={words('history')}
        columns={(['key', 'code', 'keyCode', 'location'] as const).map((key) => ({ key, label: key, text: (press: Press) => String(press[key]) }))}
        rows={presses}
      />
    </Folded>
  );
}
