import { useEffect, useState } from 'react';
import { CopyButton } from '../../../page/copy/CopyButton.tsx';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { Options } from '../../../page/layouts/Options.tsx';
import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { Facts } from '../../../page/parts/Facts.tsx';
import { Outputs } from '../../../page/Results.tsx';
import { Card, Columns, Folded, Stack } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { DataTable } from '../../../ui/data-table/DataTable.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { Keyboard } from './Keyboard.tsx';
import { KeyField } from './KeyField.tsx';
import { KeyTable } from './KeyTable.tsx';
import type { Press } from './use-key-presses.ts';
import { useKeyPresses } from './use-key-presses.ts';

const FLAGS = ['ctrlKey', 'altKey', 'shiftKey', 'metaKey', 'capsLock', 'numLock', 'altGraph', 'repeat', 'isComposing'] as const;
const TEXTS = ['key', 'code', 'keyCode', 'which'] as const;
const MODIFIERS = ['ctrlKey', 'altKey', 'shiftKey', 'metaKey'] as const;
const NO_MODIFIERS = { ctrlKey: false, altKey: false, shiftKey: false, metaKey: false } as const;

/** The field for keys, what the last one says, the ones before it, and the list of all. */
export function Describe({ operation }: OperationProps<typeof fields.describe>) {
  const words = useWords<typeof en>();
  const { presses, held } = useKeyPresses(({ key, code, keyCode, location, ctrlKey, altKey, shiftKey, metaKey }) =>
    operation.setAll({ key, code, keyCode, location, ctrlKey, altKey, shiftKey, metaKey }),
  );
  const [last] = presses;
  return (
    <Stack>
      <Card label={words('press')}>
        <KeyField shown={operation.output.shortcut} onText={(text) => operation.setAll({ key: text, code: '', keyCode: 0, location: 0, ...NO_MODIFIERS })} />
        <Keyboard held={held} last={operation.input.code} />
      </Card>
      <Columns>
        <Card title={words('meaning')}>
          <Output operation={operation} name="shortcut" prominent />
          <Outputs operation={operation} names={['condition', 'modifiers', 'locationName', 'codePoint']} />
          <Folded summary={words('byHand')}>
            <Options operation={operation} names={['code', 'keyCode', 'location', ...MODIFIERS]} shown={7} />
          </Folded>
          <CharacterName codePoint={operation.output.codePoint} />
        </Card>
        <Card title={words('event')}>{last ? <Event press={last} /> : <p className={look.note}>{words('nothingYet')}</p>}</Card>
      </Columns>
      {presses.length > 0 && <History presses={presses} />}
      <KeyTable />
    </Stack>
  );
}

/** The name of a character in Unicode. The names are many, so they are loaded for the first key. */
function CharacterName({ codePoint }: { readonly codePoint: string }) {
  const words = useWords<typeof en>();
  const [name, setName] = useState('');
  useEffect(() => {
    let isOld = false;
    void (async () => {
      const { loadCharacters } = await import('../../../lib/unicode/characters.ts');
      const { nameOf } = await loadCharacters();
      if (!isOld) setName(codePoint === '' ? '' : nameOf(Number.parseInt(codePoint.slice('U+'.length), 16)));
    })();
    return () => {
      isOld = true;
    };
  }, [codePoint]);
  return <Facts facts={[{ label: words('characterName'), value: name, copied: name }]} />;
}

const fact = (name: string, value: string) => ({ label: name, isCode: true, value, copied: value });

function Event({ press }: { readonly press: Press }) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const json = JSON.stringify(press, null, 2);
  return (
    <>
      <Facts
        facts={[
          ...TEXTS.map((name) => fact(name, String(press[name]) === ' ' ? words('space') : String(press[name]))),
          fact('location', String(press.location)),
          ...FLAGS.map((name) => fact(name, String(press[name]))),
        ]}
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
