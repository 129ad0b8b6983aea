import styles from './awaited.module.css';

/** Keeps the place of a short value that is not known yet. */
export const Awaited = () => <span className={styles.bar} aria-hidden="true" data-awaited="" />;
