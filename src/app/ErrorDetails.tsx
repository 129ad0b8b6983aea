import type { InputField } from '../contract/fields.ts';
import { CopyButton } from '../page/copy/CopyButton.tsx';
import { Card } from '../page/Section.tsx';
import { usePageState, useTool } from '../page/session/use-tool.ts';
import { isOption, isWork } from '../page/session/page-state.ts';
import { fieldWord } from '../runtime/field-words.ts';
import { InputText } from '../ui/input-text/InputText.tsx';
import { Link } from '../ui/link/Link.tsx';
import styles from './app.module.css';
import { configuration } from './configuration/configuration.ts';
import { linksOf } from './configuration/links.ts';
import type { CaughtError } from './ErrorBoundary.tsx';
import { useShell } from './shell.tsx';

/** The inputs of a tool whose page failed, and the details of the error. */
export default function ErrorDetails({ caught: { error, isLoadFailure } }: { readonly caught: CaughtError }) {
  return (
    <>
      <TypedTexts />
      {!isLoadFailure && <Report error={error} />}
    </>
  );
}

interface TypedText {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly field: InputField;
}

function useTypedTexts(): readonly TypedText[] {
  const { operations, words } = useTool();
  const inputs = usePageState((state) => state.inputs);
  const shared = new Set<string>();
  return Object.entries(operations).flatMap(([operation, { input }]) =>
    Object.entries(input).flatMap(([name, field]) => {
      const value = inputs[operation]?.[name];
      // A shared input has the same value in all operations.
      if (shared.has(name) && field.shared) return [];
      if (field.shared) shared.add(name);
      if (isOption(field) || !isWork(field, value) || (typeof value !== 'string' && typeof value !== 'number')) return [];
      return [{ key: `${operation}.${name}`, label: fieldWord(words, 'inputs', operation, name, 'label'), text: String(value), field }];
    }),
  );
}

function TypedTexts() {
  const { words } = useShell();
  const typed = useTypedTexts();
  if (typed.length === 0) return null;
  return (
    <Card title={words.t('app.faultInput')}>
      {typed.map(({ key, label, text, field }) => (
        <div key={key} className={styles.typed}>
          {field.kind === 'text' && field.secret ? (
            <InputText type="password" label={label} value={text} onChange={ignore} readOnly rawText />
          ) : (
            <InputText multiline rows={text.includes('\n') ? 6 : 1} label={label} value={text} onChange={ignore} readOnly rawText />
          )}
          <CopyButton label={label} text={() => text} />
        </div>
      ))}
    </Card>
  );
}

function Report({ error }: { readonly error: unknown }) {
  const { words } = useShell();
  const { issues } = linksOf(configuration());
  const report = describe(error);
  return (
    <Card title={words.t('app.errorReport')}>
      <p>{words.t('app.errorReportHint')}</p>
      <InputText multiline rows={5} label={words.t('app.errorReportText')} value={report} onChange={ignore} readOnly rawText />
      <div className={styles.errorActions}>
        <CopyButton label={words.t('app.errorReportText')} text={() => report} />
        {issues !== '' && <Link href={issues}>{words.t('app.issues')}</Link>}
      </div>
    </Card>
  );
}

/** A bug report: version, page, browser, and the place of the error. */
function describe(error: unknown): string {
  const { VITE_APP_VERSION: version, VITE_LAST_COMMIT_SHA: commit } = configuration();
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [`Penknife ${version} ${commit}`.trim(), location.pathname, navigator.userAgent, '', what].join('\n');
}

const ignore = (): void => undefined;
