import { Facts } from '../../../page/parts/Facts.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import type { ExtensionDetails, ExtensionValue } from '../details.ts';
import type en from '../strings/en.json';

/** Extensions in words. Those without a name in the strings have the name of openssl, or their object identifier. */
export function Extensions({ extensions }: { readonly extensions: readonly ExtensionDetails[] }) {
  const words = useWords<typeof en>();
  return (
    <Facts
      facts={extensions.map(({ oid, code, name, isCritical, values }) => ({
        label: code === '' ? name : words(`ext-${code}`),
        isCode: code === '' && name === oid,
        hint: [oid, isCritical ? words('critical') : ''].filter(Boolean).join(' · '),
        value: values.length === 0 ? '–' : <Values values={values} />,
      }))}
    />
  );
}

function Values({ values }: { readonly values: readonly ExtensionValue[] }) {
  const words = useWords<typeof en>();
  return values.map(({ code, text }, index) => <div key={index}>{isPlain(code) ? text : words(`is-${code}`, { text })}</div>);
}

type PlainCode = '' | 'dns' | 'ip' | 'email' | 'uri';

/** Whether the text of a value needs no label. */
const isPlain = (code: ExtensionValue['code']): code is PlainCode => ['', 'dns', 'ip', 'email', 'uri'].includes(code);
