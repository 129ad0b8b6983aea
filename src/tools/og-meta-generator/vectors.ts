import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const CARD = '<meta name="twitter:card" content="summary_large_image">';
const lines = (...all: readonly string[]): string => all.join('\n');

export default vectors<typeof fields>({
  generate: [
    {
      source: 'parse5 reads the same values back',
      input: { title: 'Fish & "Chips"', description: 'Line one\nline two', url: 'https://e.example/', image: 'https://e.example/i.png', imageAlt: 'A plate' },
      output: {
        html: lines(
          '<meta property="og:type" content="website">',
          '<meta property="og:title" content="Fish &amp; &quot;Chips&quot;">',
          '<meta property="og:description" content="Line one line two">',
          '<meta property="og:url" content="https://e.example/">',
          '<meta property="og:image" content="https://e.example/i.png">',
          '<meta property="og:image:alt" content="A plate">',
          CARD,
        ),
        notes: [],
      },
      example: true,
    },
    {
      source: 'ogp.me: article namespace',
      input: { type: 'article', title: 'T', articleSection: 'News', articleTag: 'a\nb' },
      output: {
        html: lines(
          '<meta property="og:type" content="article">',
          '<meta property="og:title" content="T">',
          '<meta property="article:section" content="News">',
          '<meta property="article:tag" content="a">',
          '<meta property="article:tag" content="b">',
          CARD,
        ),
      },
      example: true,
    },
    {
      source: 'ogp.me: music',
      input: { type: 'music.album', title: 'A', musicSong: 'https://e.example/s', musicSongDisc: '1', musicSongTrack: '3', musicReleaseDate: '2024-05-01' },
      output: {
        html: lines(
          '<meta property="og:type" content="music.album">',
          '<meta property="og:title" content="A">',
          '<meta property="music:song" content="https://e.example/s">',
          '<meta property="music:song:disc" content="1">',
          '<meta property="music:song:track" content="3">',
          '<meta property="music:release_date" content="2024-05-01">',
          CARD,
        ),
      },
    },
    {
      source: 'rule: fields of other cards are omitted',
      input: { title: 'T', twitterCard: 'app', twitterAppIdIphone: '123', twitterPlayer: 'https://e.example/p' },
      output: {
        html: lines(
          '<meta property="og:type" content="website">',
          '<meta property="og:title" content="T">',
          '<meta name="twitter:card" content="app">',
          '<meta name="twitter:app:id:iphone" content="123">',
        ),
      },
    },
    {
      source: 'rule',
      input: { title: 'T', basicTags: true, selfClosing: true, description: 'D' },
      output: {
        html: lines(
          '<title>T</title>',
          '<meta name="description" content="D" />',
          '<meta property="og:type" content="website" />',
          '<meta property="og:title" content="T" />',
          '<meta property="og:description" content="D" />',
          '<meta name="twitter:card" content="summary_large_image" />',
        ),
      },
    },
    {
      source: 'rule: quotes in a title are unchanged',
      input: { title: '"A" < B', url: 'https://e.example/?a&b', basicTags: true },
      output: {
        html: lines(
          '<title>"A" &lt; B</title>',
          '<link rel="canonical" href="https://e.example/?a&amp;b">',
          '<meta property="og:type" content="website">',
          '<meta property="og:title" content="&quot;A&quot; &lt; B">',
          '<meta property="og:url" content="https://e.example/?a&amp;b">',
          CARD,
        ),
      },
    },
    {
      source: 'rule: a value for X overrides its Open Graph value, each separately',
      input: {
        title: 'T',
        description: 'D',
        image: 'I',
        imageAlt: 'A',
        twitterDescription: 'E',
        twitterImage: 'J',
        twitterImageAlt: 'B',
        repeatForTwitter: true,
      },
      output: {
        tags: [
          { attribute: 'property', name: 'og:type', content: 'website' },
          { attribute: 'property', name: 'og:title', content: 'T' },
          { attribute: 'property', name: 'og:description', content: 'D' },
          { attribute: 'property', name: 'og:image', content: 'I' },
          { attribute: 'property', name: 'og:image:alt', content: 'A' },
          { attribute: 'name', name: 'twitter:card', content: 'summary_large_image' },
          { attribute: 'name', name: 'twitter:title', content: 'T' },
          { attribute: 'name', name: 'twitter:description', content: 'E' },
          { attribute: 'name', name: 'twitter:image', content: 'J' },
          { attribute: 'name', name: 'twitter:image:alt', content: 'B' },
        ],
      },
    },
    {
      source: 'rule: a value for X overrides its Open Graph value',
      input: { title: 'T', image: 'https://e.example/i', twitterTitle: 'X', repeatForTwitter: true },
      output: {
        tags: [
          { attribute: 'property', name: 'og:type', content: 'website' },
          { attribute: 'property', name: 'og:title', content: 'T' },
          { attribute: 'property', name: 'og:image', content: 'https://e.example/i' },
          { attribute: 'name', name: 'twitter:card', content: 'summary_large_image' },
          { attribute: 'name', name: 'twitter:title', content: 'X' },
          { attribute: 'name', name: 'twitter:image', content: 'https://e.example/i' },
        ],
      },
    },
    {
      source: 'rule',
      input: { title: 'T', image: 'img.png' },
      output: { notes: ['missing-url', 'missing-description', 'image-not-absolute', 'missing-image-alt'] },
    },
    {
      source: 'rule',
      input: { title: '😀'.repeat(71), description: 'd'.repeat(201), image: 'http://e.example/i', url: '//e.example', imageAlt: 'a' },
      output: { notes: ['image-not-https', 'url-not-absolute', 'title-too-long', 'description-too-long'] },
    },
    { source: 'rule: code points', input: { title: '😀'.repeat(70) }, output: { notes: ['missing-image', 'missing-url', 'missing-description'] } },
    { source: 'empty input also has tags', input: {}, output: { html: lines('<meta property="og:type" content="website">', CARD) } },
  ],
  inspect: [
    {
      source: 'rule: unclosed elements, which each paragraph would open again',
      input: { html: `<table><td><p>${Array.from({ length: 600 }, (_, index) => `<b a=${index}>`).join('')}${'<p>x'.repeat(1000)}` },
      error: 'too-deeply-nested',
      field: 'html',
    },
    {
      source: 'parse5',
      input: {
        html: '<title> Hi\n there </title><meta name=twitter:card content=summary><meta property="og:image" content="https://e.example/a.png">',
      },
      output: {
        title: 'Hi there',
        image: 'https://e.example/a.png',
        tags: [
          { attribute: 'name', name: 'twitter:card', content: 'summary' },
          { attribute: 'property', name: 'og:image', content: 'https://e.example/a.png' },
        ],
        notes: ['missing-title', 'missing-type', 'missing-url', 'missing-description', 'missing-image-alt'],
      },
      example: true,
    },
    {
      source: 'parse5',
      input: { html: '<meta property="og:title" content="A &lt; B"><meta name="description" content="d">' },
      output: { title: 'A < B', description: 'd' },
    },
    {
      source: 'HTML: a template is not part of the page, and an SVG has separate titles',
      input: {
        html: '<template><meta property="og:title" content="no"></template><svg><title>no</title></svg><link rel="x CANONICAL" href=" /a "><title>yes</title>',
      },
      output: { tags: [], title: 'yes', url: '/a' },
    },
    {
      source: 'rule: the first with content is used, with property before name',
      input: {
        html: '<meta property="OG:Title " content=" "><meta name="og:title" content="second"><meta property="og:title" content="third"><meta property="x" name="og:type" content="article"><meta property="og:url">',
      },
      output: {
        title: 'second',
        type: 'article',
        tags: [
          { attribute: 'property', name: 'og:title', content: '' },
          { attribute: 'name', name: 'og:title', content: 'second' },
          { attribute: 'property', name: 'og:title', content: 'third' },
          { attribute: 'name', name: 'og:type', content: 'article' },
        ],
      },
    },
    {
      source: 'HTML: scripts do not run, so noscript is read',
      input: { html: '<noscript><meta property="og:site_name" content="Site"></noscript><script>document.write("<title>no</title>")</script>' },
      output: { siteName: 'Site', title: '' },
    },
    {
      source: 'not HTML at all',
      input: { html: 'plain text' },
      output: { tags: [], title: '', notes: ['missing-title', 'missing-type', 'missing-image', 'missing-url', 'missing-description'] },
    },
  ],
});
