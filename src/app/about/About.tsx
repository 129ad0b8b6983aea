import { Markdown } from '../../ui/markdown/Markdown.tsx';
import { useWords } from '../words.tsx';
import styles from './about.module.css';
import english from './about.en.md?raw';
import chinese from './about.zh.md?raw';

export default function About() {
  const { language } = useWords();
  return (
    <article className={styles.about}>
      <Markdown markdown={language === 'zh' ? chinese : english} />
    </article>
  );
}
