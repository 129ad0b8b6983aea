import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { ReferenceLayout } from '../../page/layouts/ReferenceLayout.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/operation-state.ts';
import { ReferenceList } from '../../page/parts/ReferenceList.tsx';
import { Folded } from '../../page/Section.tsx';
import { useWords } from '../../page/tool-context.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { constantsOf, referenceUrl } from './constants.ts';
import type * as fields from './fields.ts';
import { redirects, retries } from './guides.ts';
import type en from './strings/en.json';

export default function HttpStatusCodes() {
  return <GeneratedTool<typeof fields> views={{ search: Search }} />;
}

function Search({ operation }: OperationProps<typeof fields.search>) {
  const words = useWords<typeof en>();
  return (
    <ReferenceLayout operation={operation}>
      <ReferenceList
        operation={operation}
        name="codes"
        id="code"
        groupBy="category"
        titleOf={({ name }) => name}
        textOf={({ description }) => description}
        factsOf={({ reference, vendor, type, cacheable }) => (
          <>
            {reference === '' ? vendor : <Section of={reference} />}
            {type === 'WebDav' && <span className={look.tag}>{words('webDav')}</span>}
            {reference === '' && <span className={look.tag}>{words('unofficial')}</span>}
            {cacheable && (
              <span className={look.tag} title={words('cacheableHint')}>
                {words('cacheable')}
              </span>
            )}
          </>
        )}
        spellingsOf={(row) => [{ label: words('codeAndName'), text: `${row.code} ${row.name}` }, ...constantsOf({ ...row, code: row.code ?? 0 })]}
        wider={[
          { label: words('searchAll'), input: { category: 'all' } },
          { label: words('searchUnofficial'), input: { includeUnofficial: true } },
        ]}
      />
      <Folded isCard summary={words('redirects')}>
        <Table
          description={words('redirects')}
          headers={{ code: words('code'), lasts: words('lasts'), method: words('method') }}
          data={redirects.map(({ code, lasts, method }) => ({ code: <CodeLink code={code} />, lasts: words(lasts), method: words(method) }))}
        />
      </Folded>
      <Folded isCard summary={words('retries')}>
        <p>{words('retriesHint')}</p>
        <Table
          description={words('retries')}
          headers={{ code: words('code'), how: words('howToRetry') }}
          data={retries.map((code) => ({ code: <CodeLink code={code} />, how: words(`retry${code}`) }))}
        />
      </Folded>
    </ReferenceLayout>
  );
}

const Section = ({ of }: { readonly of: string }) => (
  <a href={referenceUrl(of)} target="_blank" rel="noopener noreferrer">
    {of}
  </a>
);

const CodeLink = ({ code }: { readonly code: number }) => <a href={`#${code}`}>{code}</a>;
