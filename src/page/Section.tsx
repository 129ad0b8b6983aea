import type { ReactNode } from 'react';
import { Card as UiCard } from '../ui/card/Card.tsx';
import styles from './page.module.css';

/** Parts of a page below each other. */
export const Stack = ({ children }: { readonly children: ReactNode }) => <div className={styles.stack}>{children}</div>;

/** Parts of a page side by side from 900 pixels on, below each other on narrower screens. */
export const Columns = ({ children }: { readonly children: ReactNode }) => <div className={styles.columns}>{children}</div>;

/** One part of a page, set off from the others. `label` names it for those who do not see the frame. */
export const Card = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <UiCard aria-label={label} className={styles.card}>
    {children}
  </UiCard>
);
