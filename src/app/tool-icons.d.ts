declare module 'virtual:tool-icons' {
  const icons: Readonly<Record<string, import('@tabler/icons-react').Icon>>;
  export default icons;
}
