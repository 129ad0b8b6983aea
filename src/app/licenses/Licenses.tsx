import { Suspense, use } from 'react';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { useIsClient } from '../../page/browser/use-is-client.ts';
import { useShell } from '../shell.tsx';
import { loadLicenses } from './load-licenses.ts';
import styles from './licenses.module.css';

/** The list of packages in Penknife with their licenses. */
export default function Licenses() {
  const { words } = useShell();
  const isClient = useIsClient();
  const waiting = <p aria-busy="true">{words.t('app.loading')}</p>;
  return (
    <article className={styles.licenses}>
      <h1>{words.t('app.licences')}</h1>
      <p>{words.t('app.licencesText')}</p>
      {isClient ? (
        <Suspense fallback={waiting}>
          <Packages />
        </Suspense>
      ) : (
        waiting
      )}
    </article>
  );
}

function Packages() {
  const packages = use(loadLicenses());
  return (
    <ul className={styles.packages}>
      {packages.map(({ name, version, license, text }) => (
        <li key={`${name} ${version}`}>
          <Collapse title={<Title name={name} version={version} license={license} />}>
            <pre className={styles.text}>{text}</pre>
          </Collapse>
        </li>
      ))}
    </ul>
  );
}

interface TitleProps {
  readonly name: string;
  readonly version: string | undefined;
  readonly license: string;
}

const Title = ({ name, version, license }: TitleProps) => (
  <span className={styles.title}>
    <span lang="en" translate="no">
      {name}
    </span>
    <span className={styles.detail}>
      {version !== undefined && `${version} · `}
      {license}
    </span>
  </span>
);
