import { TextBox } from '../../../ui/input-text/TextBox.tsx';
import type { LinesProps } from '../../../ui/input-text/TextBox.tsx';
import styles from './tests.module.css';

type TestTextProps = Omit<LinesProps, 'multiline' | 'rows' | 'rawText' | 'size' | 'className'>;

/** A text of a test: one line that grows, in which every character counts. */
export const TestText = (props: TestTextProps) => <TextBox {...props} multiline rows={1} rawText size="small" className={styles.text} />;
