import { Field } from '../../../page/Field.tsx';
import { ChosenFile } from '../../../page/files/ChosenFile.tsx';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { hasNothingToShow } from '../../../page/layouts/parts.ts';
import { MainInput } from '../../../page/MainInput.tsx';
import { Output } from '../../../page/Output.tsx';
import { Outputs } from '../../../page/Results.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Columns, Folded, Stack } from '../../../page/Section.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { failureOf, shownOutput } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { Answer } from './Answer.tsx';
import { ObjectCard } from './ObjectCard.tsx';

const OPTIONS = ['passphrase', 'key', 'expiresWithin', 'time'] as const;

/** The input beside its verdict, then a card per object, the chain and the layout of openssl. */
export function Inspect({ operation }: OperationProps<typeof fields.parse>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { input } = operation;
  const isUsed = input.key !== '' || input.passphrase !== '' || input.time !== undefined || failureOf(operation, ...OPTIONS) !== undefined;
  const { details, chain } = shownOutput(operation);
  return (
    <Stack>
      <Columns>
        <Card label={kit('input')}>
          <MainInput operation={operation} rows={3} />
          <ChosenFile operation={operation} name="file" />
          <Folded summary={words('options')} isOpen={isUsed}>
            <Stack>
              {OPTIONS.map((name) => (
                <Field key={name} operation={operation} name={name} />
              ))}
            </Stack>
          </Folded>
          <RunStatus operation={operation} />
        </Card>
        <Answer operation={operation} />
      </Columns>
      <Stack hidden={hasNothingToShow(operation) || details === null}>
        <Output
          operation={operation}
          name="details"
          view={({ name, value }) => (
            <Stack name={name}>
              {(value ?? []).map((details) => (
                <ObjectCard key={details.number} operation={operation} details={details} />
              ))}
            </Stack>
          )}
        />
        {chain.length > 0 && (
          <Folded summary={operation.words.output('chain')} isCard isOpen={chain.length > 1}>
            <Outputs operation={operation} names={['chain', 'chainPem']} />
          </Folded>
        )}
        <Folded summary={operation.words.output('layout')} isCard>
          <Outputs operation={operation} names={['layout']} />
        </Folded>
        <Folded summary={operation.words.output('objects')} isCard>
          <Outputs operation={operation} names={['objects']} />
        </Folded>
      </Stack>
    </Stack>
  );
}
