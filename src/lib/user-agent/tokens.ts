export interface Token {
  readonly kind: 'product' | 'comment';
  /** A product's name, or the text of a comment without its outer parentheses. */
  readonly name: string;
  /** The text after a product's first slash. */
  readonly version: string;
}

/** Returns the products and comments of a User-Agent header, in order (RFC 9110, section 10.1.5). An unclosed comment ends with the text. */
export function readTokens(userAgent: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < userAgent.length; ) {
    if (userAgent[at] === '(') {
      const end = endOfComment(userAgent, at);
      tokens.push({ kind: 'comment', name: userAgent.slice(at + 1, userAgent[end - 1] === ')' && end - 1 > at ? end - 1 : end), version: '' });
      at = end;
    } else if (/\s/u.test(userAgent.charAt(at))) {
      at++;
    } else {
      const start = at;
      while (at < userAgent.length && !/[\s(]/u.test(userAgent.charAt(at))) at++;
      tokens.push(readProduct(userAgent.slice(start, at)));
    }
  }
  return tokens;
}

function readProduct(product: string): Token {
  const slash = product.indexOf('/');
  return slash < 0 ? { kind: 'product', name: product, version: '' } : { kind: 'product', name: product.slice(0, slash), version: product.slice(slash + 1) };
}

/** Returns the index after the comment that starts at `start`. Comments nest, and a backslash escapes the next character (section 5.6.5). */
function endOfComment(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (character === '\\') at++;
    else if (character === '(') depth++;
    else if (character === ')' && --depth === 0) return at + 1;
  }
  return text.length;
}
