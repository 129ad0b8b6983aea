import { useState } from 'react';
import { GeneratorLayout } from '../../../page/layouts/GeneratorLayout.tsx';
import { Field } from '../../../page/Field.tsx';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { InputCard } from '../../../page/layouts/InputCard.tsx';
import { Options } from '../../../page/layouts/Options.tsx';
import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { ValueGroup } from '../../../page/outputs/ValueGroup.tsx';
import { Outputs, Results } from '../../../page/Results.tsx';
import { Card, Columns, Folded, Stack } from '../../../page/Section.tsx';
import { usePageState, useWords } from '../../../page/session/use-tool.ts';
import { useInput, useOperation, useOperationWords, useRun } from '../../../page/session/use-operation.ts';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { Parts } from './Parts.tsx';

const FIRST = ['firstSubnet', 'lastSubnet', 'subnetCount', 'reverseZone', 'globalId'] as const;

export function Generate({ operation }: OperationProps<typeof fields.generate>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const [prefix = ''] = operation.output.prefixes.split('\n', 1);
  return (
    <Stack>
      <GeneratorLayout
        operation={operation}
        options={
          <>
            <Options operation={operation} names={['count']} />
            <p className={look.note}>{words('keep')}</p>
          </>
        }
        nameOfLine={(number) => words('prefixNumber', { number })}
      >
        <ValueGroup operation={operation} names={FIRST} label={kit('results')}>
          <Outputs operation={operation} names={FIRST} />
        </ValueGroup>
      </GeneratorLayout>
      <Subnet generated={prefix} />
      <FromMac />
    </Stack>
  );
}

/** A subnet of the prefix above, until another prefix is entered. */
function Subnet({ generated }: { readonly generated: string }) {
  const own = useOperationWords(fields.subnet);
  const held = useInput(fields.subnet);
  const [isTyped, setTyped] = useState(false);
  // A link may contain another prefix.
  const isOwn = isTyped || (held.input.prefix !== '' && held.input.prefix !== fields.subnet.input.prefix.sample);
  const input = { ...held.input, ...(!isOwn && generated !== '' && { prefix: generated }) };
  const run = useRun(fields.subnet, input);

  function set(name: 'prefix' | 'subnetId', value: string): void {
    if (name === 'prefix') setTyped(true);
    held.set(name, value);
  }

  const operation = { ...held, ...run, set };
  return (
    <Columns>
      <Card title={own.label}>
        <Field operation={operation} name="prefix" />
        <Field operation={operation} name="subnetId" />
      </Card>
      <Results operation={operation} title={own.output('subnet')}>
        <Outputs operation={operation} names={['subnet', 'firstAddress', 'lastAddress']} prominent="subnet" />
        <Parts address={run.output.firstAddress} />
      </Results>
    </Columns>
  );
}

/** For devices without a good random source; expanded if a link leads to it. */
function FromMac() {
  const active = usePageState(({ active }) => active);
  const operation = useOperation(fields.fromMac);
  return (
    <Folded isCard summary={operation.words.label} isOpen={active === 'fromMac'}>
      <p className={look.note}>{operation.words.hint}</p>
      <InputCard operation={operation} />
      <Results operation={operation} title={operation.words.output('prefix')} />
    </Folded>
  );
}
