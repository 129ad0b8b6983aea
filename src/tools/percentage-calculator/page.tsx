import type { KeyboardEvent } from 'react';
import type { Operation } from '../../contract/operations.ts';
import { Field } from '../../page/Field.tsx';
import { focusesInput, hasNothingToShow } from '../../page/layouts/parts.ts';
import type { OperationState } from '../../page/session/operation-state.ts';
import { failureOf } from '../../page/session/operation-state.ts';
import { ValueGroup } from '../../page/outputs/ValueGroup.tsx';
import { Sentence } from '../../page/parts/Sentence.tsx';
import { Outputs } from '../../page/Results.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { Card, Folded, ActionStrip } from '../../page/Section.tsx';
import { usePageActions, usePageState, useWords } from '../../page/session/use-tool.ts';
import { useOperation } from '../../page/session/use-operation.ts';
import * as fields from './fields.ts';
import styles from './page/percentage.module.css';
import type en from './strings/en.json';

/** Renders every question as a sentence with inline fields, and answers all of them at once. */
export default function PercentageCalculator() {
  const words = useWords<typeof en>();
  const questions: readonly QuestionProps[] = [
    { name: 'percentOf', operation: useOperation(fields.percentOf) },
    { name: 'whatPercent', operation: useOperation(fields.whatPercent) },
    { name: 'change', operation: useOperation(fields.change) },
    { name: 'apply', operation: useOperation(fields.apply) },
    { name: 'undo', operation: useOperation(fields.undo) },
  ];
  return (
    <Card label={words('sentences')}>
      <div className={styles.questions} role="presentation" onKeyDown={focusNextField}>
        {questions.map((question) => (
          <Question key={question.name} {...question} />
        ))}
      </div>
      <Folded summary={words('more')} isOpen={questions.some(({ operation }) => failureOf(operation, 'decimals'))}>
        {questions.map((question) => (
          <Formula key={question.name} {...question} />
        ))}
      </Folded>
    </Card>
  );
}

interface QuestionProps {
  readonly operation: OperationState;
  readonly name: keyof typeof fields;
}

function Question({ operation, name }: QuestionProps) {
  const words = useWords<typeof en>();
  const { select } = usePageActions();
  const isActive = usePageState(({ active }) => active === name);
  const { label } = operation.words;
  const boxes = boxesOf(operation.operation);
  const isMissing = boxes.some((box) => operation.input[box] === undefined);
  return (
    // A link to the page opens the question that was focused last.
    <section aria-label={label} className={styles.question} onFocus={() => select(name)}>
      <Sentence operation={operation} names={boxes} text={(places) => words(name, places)} autoFocus={isActive && focusesInput()} />
      <ValueGroup operation={operation} names={[]} label={label} hidden={isMissing || hasNothingToShow(operation)}>
        <ActionStrip>
          <Outputs operation={operation} names={Object.keys(operation.operation.output)} />
        </ActionStrip>
      </ValueGroup>
      <RunStatus operation={operation} />
    </section>
  );
}

function Formula({ operation, name }: QuestionProps) {
  const words = useWords<typeof en>();
  return (
    <div className={styles.formula}>
      <span>
        {operation.words.label}: <code>{words(`${name}Formula`)}</code>
      </span>
      <Field operation={operation} name="decimals" />
    </div>
  );
}

const boxesOf = ({ input }: Operation): readonly string[] => Object.keys(input).filter((name) => name !== 'decimals');

/** Moves the focus to the next field on Enter, and from the last to the first. */
function focusNextField(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll('input')].filter((box) => box.checkVisibility());
  const next = boxes[(boxes.indexOf(event.target) + 1) % boxes.length];
  next?.focus();
  next?.select();
}
