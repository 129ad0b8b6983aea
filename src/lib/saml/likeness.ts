const MESSAGE =
  /^(?:\uFEFF)?\s*(?:<\?xml[^>]*>\s*)?<(?:[\w.-]+:)?(?:AuthnRequest|Response|LogoutRequest|LogoutResponse|ArtifactResolve|Assertion|EncryptedAssertion|ManageNameIDRequest|AttributeQuery)\b[^>]*urn:oasis:names:tc:SAML:/u;

/** Whether the text starts as a SAML message or assertion. */
export const looksLikeMessage = (xml: string): boolean => MESSAGE.test(xml);
