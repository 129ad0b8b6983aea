import type { ReactNode } from 'react';
import styles from './sheet.module.css';

/** Values and forms, no wider than the eye follows from a field to its result. */
export const Sheet = ({ children }: { readonly children: ReactNode }) => <div className={styles.sheet}>{children}</div>;
