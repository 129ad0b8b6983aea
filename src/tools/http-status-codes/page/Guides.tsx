import kit from '../../../page/kit.module.css';
import { Folded } from '../../../page/Section.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type en from '../strings/en.json';
import styles from './status.module.css';

const REDIRECTS = [
  { code: 301, lasts: 'permanent', method: 'mayBecomeGet' },
  { code: 302, lasts: 'temporary', method: 'mayBecomeGet' },
  { code: 303, lasts: 'temporary', method: 'becomesGet' },
  { code: 307, lasts: 'temporary', method: 'staysTheSame' },
  { code: 308, lasts: 'permanent', method: 'staysTheSame' },
] as const;

/** Which redirect keeps the method (RFC 9110, section 15.4). */
export function RedirectMethods() {
  const words = useWords<typeof en>();
  return (
    <Folded isCard summary={words('redirects')}>
      <table className={classNames(kit.table, styles.guide)}>
        <thead>
          <tr>
            <th scope="col">{words('code')}</th>
            <th scope="col">{words('lasts')}</th>
            <th scope="col">{words('method')}</th>
          </tr>
        </thead>
        <tbody>
          {REDIRECTS.map(({ code, lasts, method }) => (
            <tr key={code}>
              <th scope="row">
                <CodeLink code={code} />
              </th>
              <td>{words(lasts)}</td>
              <td>{words(method)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Folded>
  );
}

const RETRIES = [408, 425, 429, 500, 502, 503, 504] as const;

/** After which codes the same request may succeed. */
export function RetryCodes() {
  const words = useWords<typeof en>();
  return (
    <Folded isCard summary={words('retries')}>
      <p className={styles.description}>{words('retriesHint')}</p>
      <table className={classNames(kit.table, styles.guide)}>
        <thead>
          <tr>
            <th scope="col">{words('code')}</th>
            <th scope="col">{words('howToRetry')}</th>
          </tr>
        </thead>
        <tbody>
          {RETRIES.map((code) => (
            <tr key={code}>
              <th scope="row">
                <CodeLink code={code} />
              </th>
              <td>{words(`retry${code}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Folded>
  );
}

const CodeLink = ({ code }: { readonly code: number }) => <a href={`#${code}`}>{code}</a>;
