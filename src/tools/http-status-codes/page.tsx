import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { ReferenceLayout } from '../../page/layouts/ReferenceLayout.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { ReferenceList } from '../../page/parts/ReferenceList.tsx';
import { Folded } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { constantsOf, referenceUrl } from './constants.ts';
import type * as fields from './fields.ts';
import { redirects, retries } from './guides.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ search: Search }} />;

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
        factsOf={({ reference, vendor }) => {
          const url = referenceUrl(reference);
          return url === undefined ? vendor : <Link href={url}>{reference}</Link>;
        }}
        tagsOf={({ reference, type, cacheable }) => [
          type === 'WebDav' && { text: words('webDav') },
          reference === '' && { text: words('unofficial') },
          cacheable && { text: words('cacheable'), hint: words('cacheableHint') },
        ]}
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
          data={redirects.map(({ code, lasts, method }) => ({ code: <Link href={`#${code}`}>{code}</Link>, lasts: words(lasts), method: words(method) }))}
        />
      </Folded>
      <Folded isCard summary={words('retries')}>
        <p>{words('retriesHint')}</p>
        <Table
          description={words('retries')}
          headers={{ code: words('code'), how: words('howToRetry') }}
          data={retries.map((code) => ({ code: <Link href={`#${code}`}>{code}</Link>, how: words(`retry${code}`) }))}
        />
      </Folded>
    </ReferenceLayout>
  );
}
