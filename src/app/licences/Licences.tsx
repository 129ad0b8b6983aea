import { Suspense, use } from 'react';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { useIsClient } from '../../page/browser/use-is-client.ts';
import { useShell } from '../shell.tsx';
import { loadLicences } from './load-licences.ts';
import styles from './licences.module.css';

/** The list of packages in Penknife with their licences. */
export default function Licences() {
  const { words } = useShell();
  const isClient = useIsClient();
  const waiting = <p aria-busy="true">{words.t('app.loading')}</p>;
  return (
    <article className={styles.licences}>
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
  const packages = use(loadLicences());
  return (
    <ul className={styles.packages}>
      {packages.map(({ name, version, licence, text }) => (
        <li key={`${name} ${version}`}>
          <Collapse title={<Title name={name} version={version} licence={licence} />}>
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
  readonly licence: string;
}

const Title = ({ name, version, licence }: TitleProps) => (
  <span className={styles.title}>
    <span lang="en" translate="no">
      {name}
    </span>
    <span className={styles.detail}>
      {version !== undefined && `${version} · `}
      {licence}
    </span>
  </span>
);
