import type { ReactNode } from 'react';
import { useEnvironment } from '../../page/environment.ts';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { CopiedValue } from '../../page/outputs/CopiedValue.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import { ReferenceLayout } from '../../page/layouts/ReferenceLayout.tsx';
import look from '../../page/look.module.css';
import { namesOf } from '../../page/words/names-of.ts';
import { takeOffer } from '../../page/open-in/open-offer.ts';
import type { OperationState } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { Folded } from '../../page/Section.tsx';
import { usePageActions, usePageState, useTool, useWords } from '../../page/session/use-tool.ts';
import { useInput, useOperationWords, useRun } from '../../page/session/use-operation.ts';
import { toBench } from '../../lib/regex/template-on-bench.ts';
import { templates } from '../../lib/regex/templates.ts';
import { Button } from '../../ui/button/Button.tsx';
import { OpenInIcon } from '../../ui/icons.tsx';
import type { DataColumn } from '../../ui/data-table/DataTable.tsx';
import { DataTable } from '../../ui/data-table/DataTable.tsx';
import type * as fields from './fields.ts';
import { search, templates as templatesOperation } from './fields.ts';
import { markMatches, showSpace } from './marked.ts';
import styles from './page.module.css';
import { escapes, flags, replacementTokens } from './replacement-tokens.ts';
import { rows, sections } from './rows.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ search: <Sheet />, templates: 'search' }} />;

/** Renders the whole cheat sheet, with one search for rows and templates. */
function Sheet() {
  const words = useWords<typeof en>();
  const { operations } = useTool();
  const { change } = usePageActions();
  const inputs = { search: useInput(search).input, templates: useInput(templatesOperation).input };
  const active = usePageState((state) => (state.active === 'templates' ? 'templates' : 'search'));
  const { query } = inputs[active];
  const found = { search: useRun(search, { query }), templates: useRun(templatesOperation, { query }) };
  const activeWords = useOperationWords(active === 'search' ? search : templatesOperation);
  const set = (_name: string, value: unknown): void => {
    if (typeof value !== 'string') return;
    for (const name of Object.keys(operations)) change(name, { query: value });
  };
  const operation: OperationState = { ...found[active], words: activeWords, set, setAll: ({ query: value }) => set('query', value) };
  const isSearched = query.trim() !== '';
  // Without a search everything is shown, also before the first result.
  const foundRows = isSearched ? new Set(found.search.output.rows.map(({ section, pattern, flags: letters }) => keyOf(section, pattern, letters))) : undefined;
  const foundTemplates = isSearched ? new Set(found.templates.output.rows.map(({ name }) => name)) : undefined;

  const sheet = (
    <>
      {sections.map((section) => (
        <Section key={section} section={section} found={foundRows} />
      ))}
    </>
  );
  const ready = <Templates found={foundTemplates} />;
  return (
    <ReferenceLayout operation={operation}>
      <RunStatus operation={operation} />
      <p className={isSearched ? look.note : 'visually-hidden'} role="status">
        {!operation.isAwaited && words('found', { rows: found.search.output.count, templates: found.templates.output.count })}
      </p>
      <div className={styles.sheet}>
        {/* The operation of the link is the result; the rest of the sheet is shown with it. */}
        {active === 'search' ? <Output operation={operation} name="rows" view={() => <div data-value="rows">{sheet}</div>} /> : sheet}
        {!isSearched && <Extras />}
        {active === 'templates' ? <Output operation={operation} name="rows" view={() => <div data-value="rows">{ready}</div>} /> : ready}
      </div>
      <Folded isCard summary={activeWords.output('patterns')}>
        <Output operation={operation} name="patterns" />
        <Output operation={operation} name="count" />
      </Folded>
    </ReferenceLayout>
  );
}

const keyOf = (section: string, pattern: string, letters: string): string => `${section} ${pattern} ${letters}`;

/** What a search has found; undefined without a search. */
interface FoundProps {
  readonly found: ReadonlySet<string> | undefined;
}

/** Renders the matching rows of a section. */
function Section({ section, found }: FoundProps & { readonly section: (typeof sections)[number] }) {
  const words = useWords<typeof en>();
  const { t } = useTool().words;
  const name = t(`reference.section-${section}`);
  const shown = rows.filter((row) => row.section === section && (found?.has(keyOf(name, row.pattern, row.flags)) ?? true));
  if (shown.length === 0) return null;
  return (
    <Part id={section} title={name}>
      <SheetTable
        label={name}
        headers={{ pattern: words('pattern'), meaning: words('meaning'), sample: words('sample'), test: words('tryOut') }}
        data={shown.map(({ id, pattern, flags: letters, sample }) => ({
          pattern: <Pattern pattern={pattern} flags={letters} />,
          meaning: t(`reference.${id}`),
          sample: <Marked sample={sample} pattern={pattern} flags={letters} />,
          test: <TryOut pattern={pattern} flags={[...new Set([...letters, 'g'])]} text={sample} />,
        }))}
      />
    </Part>
  );
}

function Templates({ found }: FoundProps) {
  const words = useWords<typeof en>();
  const { t } = useTool().words;
  const shown = templates.filter(({ id }) => found?.has(t(`reference.template-${id}`)) ?? true);
  if (shown.length === 0) return null;
  return (
    <Part id="templates" title={t('operations.templates.label')}>
      <SheetTable
        label={t('operations.templates.label')}
        headers={{ name: words('name'), pattern: words('pattern'), good: words('good'), test: words('tryOut') }}
        data={shown.map((template) => ({
          name: t(`reference.template-${template.id}`),
          pattern: <Pattern pattern={template.pattern} flags={template.flags} />,
          good: <code className={styles.code}>{showSpace(template.good[0] ?? '')}</code>,
          test: <TryOut {...toBench(template)} />,
        }))}
      />
    </Part>
  );
}

/** Renders replacement tokens, flags, and the characters to escape. */
function Extras() {
  const words = useWords<typeof en>();
  return (
    <>
      <Part id="replacement" title={words('replacement')}>
        <SheetTable
          label={words('replacement')}
          headers={{ token: words('token'), meaning: words('meaning'), sample: words('sample') }}
          data={replacementTokens.map(({ id, token, pattern, replacement, text, result }) => ({
            token: <Code>{token}</Code>,
            meaning: words(id),
            sample: (
              <code className={styles.code}>
                {text} · /{pattern}/ · {replacement} → {result}
              </code>
            ),
          }))}
        />
      </Part>
      <Part id="all-flags" title={words('flags')}>
        <SheetTable
          label={words('flags')}
          headers={{ flag: words('flag'), meaning: words('meaning') }}
          data={flags.map((flag) => ({ flag: <Code>{flag}</Code>, meaning: words(`flag-${flag}`) }))}
        />
      </Part>
      <Part id="escapes" title={words('escapes')}>
        <p>
          {words('outside')} <code className={styles.code}>{escapes.outside}</code>
        </p>
        <p>
          {words('inside')} <code className={styles.code}>{escapes.inside}</code> {words('insideMore')} <code className={styles.code}>{escapes.insideV}</code>{' '}
          {words('doubled')}
        </p>
      </Part>
    </>
  );
}

interface PartProps {
  /** Its URL fragment, without `#`. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a section of the cheat sheet. Its table is the landmark. */
const Part = ({ id, title, children }: PartProps) => (
  <div id={id} className={styles.part}>
    <h2>{title}</h2>
    {children}
  </div>
);

interface SheetTableProps<Key extends string> {
  readonly label: string;
  /** The columns; the first one is the row header. */
  readonly headers: Readonly<Record<Key, string>>;
  readonly data: readonly Readonly<Record<Key, ReactNode>>[];
}

/** Renders a table that stacks its cells in a narrow window. */
function SheetTable<Key extends string>({ label, headers, data }: SheetTableProps<Key>) {
  const [first] = namesOf(headers);
  return (
    <DataTable
      label={label}
      isStacked
      columns={namesOf(headers).map(
        (key): DataColumn<Readonly<Record<Key, ReactNode>>> => ({
          key,
          label: headers[key],
          // No column is sortable. Words wrap; patterns wrap only if necessary.
          text: (row) => (typeof row[key] === 'string' ? row[key] : NO_TEXT),
          show: (row) => row[key],
          isRowHeader: key === first,
          isLabelHidden: key === 'test',
        }),
      )}
      rows={data}
    />
  );
}

// Longer than a table keeps on one line.
const NO_TEXT = ' '.repeat(32);

const Code = ({ children }: { readonly children: ReactNode }) => <code className={styles.code}>{children}</code>;

function Pattern({ pattern, flags: letters }: { readonly pattern: string; readonly flags: string }) {
  return (
    <CopiedValue label={pattern} text={pattern} copyOnly>
      <span className={styles.pattern}>
        <code className={styles.code}>{pattern}</code>
        {letters !== '' && <span className={look.tag}>{letters}</span>}
      </span>
    </CopiedValue>
  );
}

/** Renders a sample with its matches highlighted, found by the browser's regex engine. */
const Marked = ({ sample, pattern, flags: letters }: { readonly sample: string; readonly pattern: string; readonly flags: string }) => (
  <code className={styles.code}>
    {markMatches(sample, pattern, letters).map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{showSpace(text)}</mark> : showSpace(text)))}
  </code>
);

interface TryOutProps {
  readonly pattern: string;
  readonly flags: readonly string[];
  readonly text: string;
}

/** Opens the regex tester with the pattern, flags and sample. */
function TryOut({ pattern, flags: letters, text }: TryOutProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { toolNames, openTool } = useEnvironment();
  if (toolNames['regex-tester'] === undefined) return null;
  const values = { pattern, flags: letters, text };
  return (
    <Button
      size="small"
      variant="text"
      icon={<OpenInIcon />}
      iconOnly
      title={words('tryOut')}
      aria-label={kit('openValueIn', { label: pattern })}
      onClick={() => void takeOffer({ tool: 'regex-tester', operation: 'match', confidence: 'certain', values }).then(() => openTool('regex-tester'))}
    >
      {words('tryOut')}
    </Button>
  );
}
