import { renderMarkdown } from '../../lib/markdown/markdown.ts';
import { useWords } from '../words.tsx';
import styles from './about.module.css';
import english from './about.en.md?raw';
import chinese from './about.zh.md?raw';

export default function About() {
  const { language } = useWords();
  const html = renderMarkdown(language === 'zh' ? chinese : english);
  // Our own text, rendered by a renderer that lets no HTML through.
  return <article className={styles.about} dangerouslySetInnerHTML={{ __html: html }} />;
}
