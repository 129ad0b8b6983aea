declare module 'virtual:media-types' {
  const lines: string;
  export default lines;
}
