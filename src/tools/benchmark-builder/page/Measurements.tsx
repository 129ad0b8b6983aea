import { unlessRefused } from '../../../contract/errors.ts';
import { FailureNote } from '../../../page/FailureNote.tsx';
import { InputToolbar } from '../../../page/layouts/InputToolbar.tsx';
import look from '../../../page/look.module.css';
import { MainInput } from '../../../page/MainInput.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { failureOf } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { useStoredChoice } from '../../../page/storage/use-stored.ts';
import { ButtonsSelect } from '../../../ui/buttons-select/ButtonsSelect.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import type { Suite } from '../suites.ts';
import { readSuites } from '../suites.ts';
import { SuiteCards } from './SuiteCards.tsx';

const VIEWS = ['cards', 'text'] as const;
/** Longer input is edited as text. */
const MAX_LENGTH = 20_000;

/** Edits the measurements as cards with fields, or as text; the value is the text in both views. */
export function Measurements({ operation }: OperationProps<typeof fields.compare>) {
  const words = useWords<typeof en>();
  const [view, setView] = useStoredChoice('benchmark-builder.view', VIEWS);
  const { measurements } = operation.input;
  const suites = suitesIn(measurements);
  const failure = failureOf(operation, 'measurements');
  return (
    <>
      <div className={look.ends}>
        <ButtonsSelect
          aria-label={words('views')}
          size="small"
          options={VIEWS.map((value) => ({ value, label: words(value) }))}
          value={suites ? view : 'text'}
          onChange={setView}
        />
        {suites && view === 'cards' && <InputToolbar operation={operation} name="measurements" />}
      </div>
      {suites && view === 'cards' ? (
        <div role="group" aria-label={operation.words.input('measurements')} data-operation={operation.name} data-field="measurements">
          <SuiteCards suites={suites} onChange={(text) => operation.set('measurements', text)} text={measurements} />
          {failure && <FailureNote id="measurements-failure" failure={failure} />}
        </div>
      ) : (
        <MainInput operation={operation} rows={8} />
      )}
    </>
  );
}

/** Parses the suites of a text; undefined for JSON without suites, and for text that is too long for fields. */
const suitesIn = (text: string): readonly Suite[] | undefined => (text.length > MAX_LENGTH ? undefined : unlessRefused(() => readSuites(text)));
