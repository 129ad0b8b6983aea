import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ComponentType } from 'react';
import { lazy, useEffect, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonsSelect } from '../../ui/buttons-select/ButtonsSelect.tsx';
import { themePreference } from '../preferences.ts';
import { useTheme } from '../theme.ts';
import { NotFound } from '../NotFound.tsx';
import { PageShell } from '../PageShell.tsx';
import { useShell } from '../shell.tsx';
import styles from './component-library.module.css';

/** folder name → demo, for all folders with a demo in these places. */
const demos: ReadonlyMap<string, ComponentType> = new Map(
  Object.entries(import.meta.glob<{ default: ComponentType }>(['../../ui/**/demo.tsx', '../../page/**/demo.tsx']))
    .map(([file, load]) => [file.split('/').at(-2) ?? '', lazy(load)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
);

/** The index of widgets and the demo page of each, for their users. Only development builds contain this. */
export default function ComponentLibrary({ widget }: { readonly widget: string | undefined }) {
  const { language } = useShell();
  if (widget === undefined) return <Index />;
  const Demo = demos.get(widget);
  if (!Demo) return <NotFound />;
  return (
    <PageShell language={language}>
      <DemoPage widget={widget} Demo={Demo} />
    </PageShell>
  );
}

function Index() {
  return (
    <article className={styles.page}>
      <h1>UI library</h1>
      <nav className={styles.index} aria-label="Widgets">
        {[...demos.keys()].map((widget) => (
          <Button key={widget} to={`/c-lib/${widget}`} size="large">
            {widget}
          </Button>
        ))}
      </nav>
    </article>
  );
}

type Direction = 'ltr' | 'rtl';

function DemoPage({ widget, Demo }: { readonly widget: string; readonly Demo: ComponentType }) {
  const { theme } = useTheme();
  const [direction, setDirection] = useState<Direction>('ltr');

  // The direction is set on the whole document, because overlays open outside the demo.
  useEffect(() => {
    document.documentElement.dir = direction;
    return () => document.documentElement.removeAttribute('dir');
  }, [direction]);

  return (
    <DirectionProvider direction={direction}>
      <article className={styles.page}>
        <header className={styles.header}>
          <h1>{widget}</h1>
          <div className={styles.switches}>
            <Button to="/c-lib" size="small">
              All widgets
            </Button>
            <ButtonsSelect<'light' | 'dark'> label="Theme" size="small" options={['light', 'dark']} value={theme} onChange={themePreference.set} />
            <ButtonsSelect<Direction> label="Direction" size="small" options={['ltr', 'rtl']} value={direction} onChange={setDirection} />
          </div>
        </header>
        <div className={styles.demo} data-demo={widget}>
          <Demo />
        </div>
      </article>
    </DirectionProvider>
  );
}
