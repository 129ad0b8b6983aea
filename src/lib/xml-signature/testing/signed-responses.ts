// Responses signed by xmlsec1 1.2.37. The keys are made for these tests. The certificates expire at the end of 2099.

export const IDP_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBMTCB2KADAgECAgEBMAoGCCqGSM49BAMCMBoxGDAWBgNVBAMMD2lkcC5leGFt
cGxlLmNvbTAgFw0xOTAxMDEwMDAwMDBaGA8yMDk5MTIzMTIzNTk1OVowGjEYMBYG
A1UEAwwPaWRwLmV4YW1wbGUuY29tMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE
XSpUa7gjv9EfSXBkpKremLYyzt3O2vTjuwgZVm/WxwpJoQJFin5KEADlOyr5Rxgs
gJ30Hkdr1/ClI8tNhTCSwqMNMAswCQYDVR0TBAIwADAKBggqhkjOPQQDAgNIADBF
AiBeb0whji/xnleqyBKpGdklyMlSSOcZPnUYhUbGJoglhQIhALo3W92+etcawqql
6FMz0eP2JJK3OVF4RD8g5t8NRhha
-----END CERTIFICATE-----`;

export const RSA_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIICvjCCAaagAwIBAgIBATANBgkqhkiG9w0BAQsFADAaMRgwFgYDVQQDDA9yc2Eu
ZXhhbXBsZS5jb20wIBcNMTkwMTAxMDAwMDAwWhgPMjA5OTEyMzEyMzU5NTlaMBox
GDAWBgNVBAMMD3JzYS5leGFtcGxlLmNvbTCCASIwDQYJKoZIhvcNAQEBBQADggEP
ADCCAQoCggEBAKsx075ppp4YCSo52fpDIW0bPClezXs5mJGOn4Z78RAJcLu4S2/7
hKlVmcz6zizpVqi6ABLq+7VHakkZjwoO22Ax4mdYA7H6/Md8EITpCqAFYar21wLp
qwn/UiSj1PxejtnC6qMszd1kuJDBNW4K1qOcr6k+GeZDkRroXw6cL7bRBbxjDVCO
UYcnUWdSJYopf7jm1MJi4n89CiAcON4NdyDxoh2zAskFcWssVCBqDP0ftKROF4Gf
HFAqCJ6u0sedn+INzcSRAIGP668JbSTbdOREnYXZMKDvghY3wEcEiM0LvtccsYwr
UGqziXPaLymJBqwvoyllqXTIeCfzA3JinXsCAwEAAaMNMAswCQYDVR0TBAIwADAN
BgkqhkiG9w0BAQsFAAOCAQEAGsCvIKMZrv5e//I3IKAf3JbgS7Jr1ZKRXuxk0OcC
8WkZXHjOtWVKM3tR1a3NsbGe1JT4u6OKlFS0Fa7KvVt51PSEt+JpTt4v9sQSWs37
rxrDT4seOFPnpC98P+t4hx2PPSmElqyh4G3DTRwRfvcJuBduvRA1vL74jLSm2+ka
QSSqlm4ry++1Y6v4iZGxuJhiYLC/OrvV/5pBEm+o6XStA03+bJ0znj6BKCtdEFbV
iQfzhHajaGTESvWe6UyZd0qWLiU7kdzB+CQZi2MNORzyh/dT8c2YpDBR74npnBgV
5BPewDu81j7GmQ9YSbpUAj7+eHdEnwCXOSCaD/9+OpBAtw==
-----END CERTIFICATE-----`;

/** The assertion is signed with ECDSA. */
export const ASSERTION_SIGNED = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r1" Version="2.0" IssueInstant="2026-01-01T09:00:00Z" Destination="https://app.example.com/saml/acs" InResponseTo="_q1"><saml:Issuer>https://idp.example.com</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="_a1" Version="2.0" IssueInstant="2026-01-01T09:00:00Z"><saml:Issuer>https://idp.example.com</saml:Issuer><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"/><ds:Reference URI="#_a1"><ds:Transforms><ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/><ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/></ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><ds:DigestValue>NT40PAuMo7U+mqls8i0r1uvCXaTKLoO53Db1P05ydiA=</ds:DigestValue></ds:Reference></ds:SignedInfo><ds:SignatureValue>yPBzhBvzyjpg/OdK43mkBcAr5jTACr70WadUHvo3uxG30ITuh8arLRJysxyiUHXq
j2SkuVlL0b0YdR/ePElQ3A==</ds:SignatureValue><ds:KeyInfo><ds:X509Data><ds:X509Certificate>MIIBMTCB2KADAgECAgEBMAoGCCqGSM49BAMCMBoxGDAWBgNVBAMMD2lkcC5leGFt
cGxlLmNvbTAgFw0xOTAxMDEwMDAwMDBaGA8yMDk5MTIzMTIzNTk1OVowGjEYMBYG
A1UEAwwPaWRwLmV4YW1wbGUuY29tMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE
XSpUa7gjv9EfSXBkpKremLYyzt3O2vTjuwgZVm/WxwpJoQJFin5KEADlOyr5Rxgs
gJ30Hkdr1/ClI8tNhTCSwqMNMAswCQYDVR0TBAIwADAKBggqhkjOPQQDAgNIADBF
AiBeb0whji/xnleqyBKpGdklyMlSSOcZPnUYhUbGJoglhQIhALo3W92+etcawqql
6FMz0eP2JJK3OVF4RD8g5t8NRhha
</ds:X509Certificate></ds:X509Data></ds:KeyInfo></ds:Signature><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">ada@example.com</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="2099-12-31T00:00:00Z" Recipient="https://app.example.com/saml/acs" InResponseTo="_q1"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="2026-01-01T08:59:00Z" NotOnOrAfter="2099-12-31T00:00:00Z"><saml:AudienceRestriction><saml:Audience>https://app.example.com</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="2026-01-01T08:59:55Z" SessionIndex="_s1"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="urn:oid:0.9.2342.19200300.100.1.3" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:uri" FriendlyName="mail"><saml:AttributeValue>ada@example.com</saml:AttributeValue></saml:Attribute><saml:Attribute Name="groups"><saml:AttributeValue>admins</saml:AttributeValue><saml:AttributeValue>staff</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion></samlp:Response>`;

/** The response is signed with ECDSA. */
export const RESPONSE_SIGNED = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r1" Version="2.0" IssueInstant="2026-01-01T09:00:00Z" Destination="https://app.example.com/saml/acs" InResponseTo="_q1"><saml:Issuer>https://idp.example.com</saml:Issuer><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"/><ds:Reference URI="#_r1"><ds:Transforms><ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/><ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/></ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><ds:DigestValue>tSuyNE0Ul2LlvPBFE6AElAU5efXjj9mshc0uyy1Wjv8=</ds:DigestValue></ds:Reference></ds:SignedInfo><ds:SignatureValue>rS018hd8XQ9+rsGACgY63vY2fyvIChHS54tXqvNHQQUb9Pm58yqhxRkT+VZBtErv
bd7uvQ5SW2a+AObOrs2miA==</ds:SignatureValue><ds:KeyInfo><ds:X509Data><ds:X509Certificate>MIIBMTCB2KADAgECAgEBMAoGCCqGSM49BAMCMBoxGDAWBgNVBAMMD2lkcC5leGFt
cGxlLmNvbTAgFw0xOTAxMDEwMDAwMDBaGA8yMDk5MTIzMTIzNTk1OVowGjEYMBYG
A1UEAwwPaWRwLmV4YW1wbGUuY29tMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE
XSpUa7gjv9EfSXBkpKremLYyzt3O2vTjuwgZVm/WxwpJoQJFin5KEADlOyr5Rxgs
gJ30Hkdr1/ClI8tNhTCSwqMNMAswCQYDVR0TBAIwADAKBggqhkjOPQQDAgNIADBF
AiBeb0whji/xnleqyBKpGdklyMlSSOcZPnUYhUbGJoglhQIhALo3W92+etcawqql
6FMz0eP2JJK3OVF4RD8g5t8NRhha
</ds:X509Certificate></ds:X509Data></ds:KeyInfo></ds:Signature><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="_a1" Version="2.0" IssueInstant="2026-01-01T09:00:00Z"><saml:Issuer>https://idp.example.com</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">ada@example.com</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="2099-12-31T00:00:00Z" Recipient="https://app.example.com/saml/acs" InResponseTo="_q1"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="2026-01-01T08:59:00Z" NotOnOrAfter="2099-12-31T00:00:00Z"><saml:AudienceRestriction><saml:Audience>https://app.example.com</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="2026-01-01T08:59:55Z" SessionIndex="_s1"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="urn:oid:0.9.2342.19200300.100.1.3" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:uri" FriendlyName="mail"><saml:AttributeValue>ada@example.com</saml:AttributeValue></saml:Attribute><saml:Attribute Name="groups"><saml:AttributeValue>admins</saml:AttributeValue><saml:AttributeValue>staff</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion></samlp:Response>`;

/** First the assertion is signed, then the response. */
export const BOTH_SIGNED = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r1" Version="2.0" IssueInstant="2026-01-01T09:00:00Z" Destination="https://app.example.com/saml/acs" InResponseTo="_q1"><saml:Issuer>https://idp.example.com</saml:Issuer><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"/><ds:Reference URI="#_r1"><ds:Transforms><ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/><ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/></ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><ds:DigestValue>V7LINSMfiGsFcjKD/DUmsfcX5WWbBly40Cqjjgy6cXQ=</ds:DigestValue></ds:Reference></ds:SignedInfo><ds:SignatureValue>uggDjqMsd5v6nmPlrmLDql+rI7nbbwW1OczaF3IRTLItBY0bkVDV5MAFePyI4eSP
6MlI+Ls2/ziO9A+6EandQA==</ds:SignatureValue><ds:KeyInfo><ds:X509Data><ds:X509Certificate>MIIBMTCB2KADAgECAgEBMAoGCCqGSM49BAMCMBoxGDAWBgNVBAMMD2lkcC5leGFt
cGxlLmNvbTAgFw0xOTAxMDEwMDAwMDBaGA8yMDk5MTIzMTIzNTk1OVowGjEYMBYG
A1UEAwwPaWRwLmV4YW1wbGUuY29tMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE
XSpUa7gjv9EfSXBkpKremLYyzt3O2vTjuwgZVm/WxwpJoQJFin5KEADlOyr5Rxgs
gJ30Hkdr1/ClI8tNhTCSwqMNMAswCQYDVR0TBAIwADAKBggqhkjOPQQDAgNIADBF
AiBeb0whji/xnleqyBKpGdklyMlSSOcZPnUYhUbGJoglhQIhALo3W92+etcawqql
6FMz0eP2JJK3OVF4RD8g5t8NRhha
</ds:X509Certificate></ds:X509Data></ds:KeyInfo></ds:Signature><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="_a1" Version="2.0" IssueInstant="2026-01-01T09:00:00Z"><saml:Issuer>https://idp.example.com</saml:Issuer><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"/><ds:Reference URI="#_a1"><ds:Transforms><ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/><ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/></ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><ds:DigestValue>NT40PAuMo7U+mqls8i0r1uvCXaTKLoO53Db1P05ydiA=</ds:DigestValue></ds:Reference></ds:SignedInfo><ds:SignatureValue>XzyGY2ozxX3x+7fFCsGhjHQfOGsYBAXsQiklefhLDkZnTJC4p/pK+B7MXcOJW1Mg
CKi3ZibTrRkg2xXQd/GrKA==</ds:SignatureValue><ds:KeyInfo><ds:X509Data><ds:X509Certificate>MIIBMTCB2KADAgECAgEBMAoGCCqGSM49BAMCMBoxGDAWBgNVBAMMD2lkcC5leGFt
cGxlLmNvbTAgFw0xOTAxMDEwMDAwMDBaGA8yMDk5MTIzMTIzNTk1OVowGjEYMBYG
A1UEAwwPaWRwLmV4YW1wbGUuY29tMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE
XSpUa7gjv9EfSXBkpKremLYyzt3O2vTjuwgZVm/WxwpJoQJFin5KEADlOyr5Rxgs
gJ30Hkdr1/ClI8tNhTCSwqMNMAswCQYDVR0TBAIwADAKBggqhkjOPQQDAgNIADBF
AiBeb0whji/xnleqyBKpGdklyMlSSOcZPnUYhUbGJoglhQIhALo3W92+etcawqql
6FMz0eP2JJK3OVF4RD8g5t8NRhha
</ds:X509Certificate></ds:X509Data></ds:KeyInfo></ds:Signature><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">ada@example.com</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="2099-12-31T00:00:00Z" Recipient="https://app.example.com/saml/acs" InResponseTo="_q1"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="2026-01-01T08:59:00Z" NotOnOrAfter="2099-12-31T00:00:00Z"><saml:AudienceRestriction><saml:Audience>https://app.example.com</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="2026-01-01T08:59:55Z" SessionIndex="_s1"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="urn:oid:0.9.2342.19200300.100.1.3" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:uri" FriendlyName="mail"><saml:AttributeValue>ada@example.com</saml:AttributeValue></saml:Attribute><saml:Attribute Name="groups"><saml:AttributeValue>admins</saml:AttributeValue><saml:AttributeValue>staff</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion></samlp:Response>`;

/** RSA with SHA-1 and Canonical XML 1.0. */
export const RSA_SHA1_INCLUSIVE = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r1" Version="2.0" IssueInstant="2026-01-01T09:00:00Z" Destination="https://app.example.com/saml/acs" InResponseTo="_q1"><saml:Issuer>https://idp.example.com</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="_a1" Version="2.0" IssueInstant="2026-01-01T09:00:00Z"><saml:Issuer>https://idp.example.com</saml:Issuer><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"/><ds:SignatureMethod Algorithm="http://www.w3.org/2000/09/xmldsig#rsa-sha1"/><ds:Reference URI="#_a1"><ds:Transforms><ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/><ds:Transform Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"/></ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"/><ds:DigestValue>sVjLbi9vtpDWgiUy9wIRq1M/GZI=</ds:DigestValue></ds:Reference></ds:SignedInfo><ds:SignatureValue>XJA9pFyGgMfKUtdmNH6p8dktjgS71/TCx5asIQOFjr2Cb/0gBllMAA3+6bJvmL7r
gw/QhtLJqJF4ejK8wlDTBgd2qx0epobVd2zEArwc8oPxU3R77nxCMN6KqkOmpwLA
Z4Ymh1T6xB8XaIkDllh13T4Wga6O/pdj8SjMvvwTmlamN4ghij1s0KILzMMMXLSQ
CBR+o9TPiCV2Cy99W5Mq2Jqow0hW+3OwTIPbWVRlFub8PjkuEEuvQN9aTrRp+AXS
i3yC1WPgT7JL7qwOcPlxbI+o5zLWb8CF/txQ+kNaQ5NCVgpWUIwnNuHZJporXEZb
zstFUb8TnXGg5Vdji2eBhw==</ds:SignatureValue><ds:KeyInfo><ds:X509Data><ds:X509Certificate>MIICvjCCAaagAwIBAgIBATANBgkqhkiG9w0BAQsFADAaMRgwFgYDVQQDDA9yc2Eu
ZXhhbXBsZS5jb20wIBcNMTkwMTAxMDAwMDAwWhgPMjA5OTEyMzEyMzU5NTlaMBox
GDAWBgNVBAMMD3JzYS5leGFtcGxlLmNvbTCCASIwDQYJKoZIhvcNAQEBBQADggEP
ADCCAQoCggEBAKsx075ppp4YCSo52fpDIW0bPClezXs5mJGOn4Z78RAJcLu4S2/7
hKlVmcz6zizpVqi6ABLq+7VHakkZjwoO22Ax4mdYA7H6/Md8EITpCqAFYar21wLp
qwn/UiSj1PxejtnC6qMszd1kuJDBNW4K1qOcr6k+GeZDkRroXw6cL7bRBbxjDVCO
UYcnUWdSJYopf7jm1MJi4n89CiAcON4NdyDxoh2zAskFcWssVCBqDP0ftKROF4Gf
HFAqCJ6u0sedn+INzcSRAIGP668JbSTbdOREnYXZMKDvghY3wEcEiM0LvtccsYwr
UGqziXPaLymJBqwvoyllqXTIeCfzA3JinXsCAwEAAaMNMAswCQYDVR0TBAIwADAN
BgkqhkiG9w0BAQsFAAOCAQEAGsCvIKMZrv5e//I3IKAf3JbgS7Jr1ZKRXuxk0OcC
8WkZXHjOtWVKM3tR1a3NsbGe1JT4u6OKlFS0Fa7KvVt51PSEt+JpTt4v9sQSWs37
rxrDT4seOFPnpC98P+t4hx2PPSmElqyh4G3DTRwRfvcJuBduvRA1vL74jLSm2+ka
QSSqlm4ry++1Y6v4iZGxuJhiYLC/OrvV/5pBEm+o6XStA03+bJ0znj6BKCtdEFbV
iQfzhHajaGTESvWe6UyZd0qWLiU7kdzB+CQZi2MNORzyh/dT8c2YpDBR74npnBgV
5BPewDu81j7GmQ9YSbpUAj7+eHdEnwCXOSCaD/9+OpBAtw==
</ds:X509Certificate></ds:X509Data></ds:KeyInfo></ds:Signature><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">ada@example.com</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="2099-12-31T00:00:00Z" Recipient="https://app.example.com/saml/acs" InResponseTo="_q1"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="2026-01-01T08:59:00Z" NotOnOrAfter="2099-12-31T00:00:00Z"><saml:AudienceRestriction><saml:Audience>https://app.example.com</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="2026-01-01T08:59:55Z" SessionIndex="_s1"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="urn:oid:0.9.2342.19200300.100.1.3" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:uri" FriendlyName="mail"><saml:AttributeValue>ada@example.com</saml:AttributeValue></saml:Attribute><saml:Attribute Name="groups"><saml:AttributeValue>admins</saml:AttributeValue><saml:AttributeValue>staff</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion></samlp:Response>`;

/** RSA with SHA-512, and a list of prefixes that are written in any case. */
export const RSA_SHA512_PREFIXES = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r1" Version="2.0" IssueInstant="2026-01-01T09:00:00Z" Destination="https://app.example.com/saml/acs" InResponseTo="_q1"><saml:Issuer>https://idp.example.com</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="_a1" Version="2.0" IssueInstant="2026-01-01T09:00:00Z"><saml:Issuer>https://idp.example.com</saml:Issuer><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha512"/><ds:Reference URI="#_a1"><ds:Transforms><ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/><ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"><ec:InclusiveNamespaces xmlns:ec="http://www.w3.org/2001/10/xml-exc-c14n#" PrefixList="samlp xs #default"/></ds:Transform></ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha512"/><ds:DigestValue>vglUBlwsvFp0ZOs++wmtWbTRjnnJ06Ew59IE7uBoY5H1a2gDxxJiBkBrT1yuKk+y
u+A0l77aJcyQXHRDJO8jtg==</ds:DigestValue></ds:Reference></ds:SignedInfo><ds:SignatureValue>NYdOlvjKTsCVg9nElp3/G4qVgyEXQrLq1hHasURGvtTuqgu5ijHhftszVwBLiIGR
AIqmAPICCuwzs/h/fZTZ8GRBtr2+IoO/przCRQyCf0qkZa6zxbwhB0k8tzKjzhrb
v0rZsHTOEU9IKmmSc4V76Q3+0FMotP0XY+waRDPDuxv3kUvYtdlJcSSX6054b1nT
LXX9GOUunsCRYtADnX4HqV/df0QxH55uMGEo80Nd5V6ABjQNuQSwkmFWsI4O1J1d
5rFt+ze1dgBPoseC40/6oVqoZlYFbx8wP4LvFD3VvGCMB5w7+JuCMu4y9Uq1Zbo0
smiUX8+B8irpVYedwUhkrQ==</ds:SignatureValue><ds:KeyInfo><ds:X509Data><ds:X509Certificate>MIICvjCCAaagAwIBAgIBATANBgkqhkiG9w0BAQsFADAaMRgwFgYDVQQDDA9yc2Eu
ZXhhbXBsZS5jb20wIBcNMTkwMTAxMDAwMDAwWhgPMjA5OTEyMzEyMzU5NTlaMBox
GDAWBgNVBAMMD3JzYS5leGFtcGxlLmNvbTCCASIwDQYJKoZIhvcNAQEBBQADggEP
ADCCAQoCggEBAKsx075ppp4YCSo52fpDIW0bPClezXs5mJGOn4Z78RAJcLu4S2/7
hKlVmcz6zizpVqi6ABLq+7VHakkZjwoO22Ax4mdYA7H6/Md8EITpCqAFYar21wLp
qwn/UiSj1PxejtnC6qMszd1kuJDBNW4K1qOcr6k+GeZDkRroXw6cL7bRBbxjDVCO
UYcnUWdSJYopf7jm1MJi4n89CiAcON4NdyDxoh2zAskFcWssVCBqDP0ftKROF4Gf
HFAqCJ6u0sedn+INzcSRAIGP668JbSTbdOREnYXZMKDvghY3wEcEiM0LvtccsYwr
UGqziXPaLymJBqwvoyllqXTIeCfzA3JinXsCAwEAAaMNMAswCQYDVR0TBAIwADAN
BgkqhkiG9w0BAQsFAAOCAQEAGsCvIKMZrv5e//I3IKAf3JbgS7Jr1ZKRXuxk0OcC
8WkZXHjOtWVKM3tR1a3NsbGe1JT4u6OKlFS0Fa7KvVt51PSEt+JpTt4v9sQSWs37
rxrDT4seOFPnpC98P+t4hx2PPSmElqyh4G3DTRwRfvcJuBduvRA1vL74jLSm2+ka
QSSqlm4ry++1Y6v4iZGxuJhiYLC/OrvV/5pBEm+o6XStA03+bJ0znj6BKCtdEFbV
iQfzhHajaGTESvWe6UyZd0qWLiU7kdzB+CQZi2MNORzyh/dT8c2YpDBR74npnBgV
5BPewDu81j7GmQ9YSbpUAj7+eHdEnwCXOSCaD/9+OpBAtw==
</ds:X509Certificate></ds:X509Data></ds:KeyInfo></ds:Signature><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">ada@example.com</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="2099-12-31T00:00:00Z" Recipient="https://app.example.com/saml/acs" InResponseTo="_q1"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="2026-01-01T08:59:00Z" NotOnOrAfter="2099-12-31T00:00:00Z"><saml:AudienceRestriction><saml:Audience>https://app.example.com</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="2026-01-01T08:59:55Z" SessionIndex="_s1"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="urn:oid:0.9.2342.19200300.100.1.3" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:uri" FriendlyName="mail"><saml:AttributeValue>ada@example.com</saml:AttributeValue></saml:Attribute><saml:Attribute Name="groups"><saml:AttributeValue>admins</saml:AttributeValue><saml:AttributeValue>staff</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion></samlp:Response>`;

/** The reference has an empty URI: the whole document, with an instruction and a comment. `KeyInfo` is empty. */
export const WHOLE_DOCUMENT = `<!-- before -->
<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r1" Version="2.0" IssueInstant="2026-01-01T09:00:00Z" Destination="https://app.example.com/saml/acs" InResponseTo="_q1"><saml:Issuer>https://idp.example.com</saml:Issuer><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"/><ds:Reference URI=""><ds:Transforms><ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/><ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/></ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><ds:DigestValue>iMD6+PJXN6JYnJUEpUsTDTBvCp00BFC3JTtsbL9T37M=</ds:DigestValue></ds:Reference></ds:SignedInfo><ds:SignatureValue>Ihgo2RlHNz6KYz2ppCahmwhJBG6f904ZnNvoKPhxkyLxyb6XpleFJSWGNBGo2RX1
0IOEDQx1+s9xRlCeyXFs/w==</ds:SignatureValue><ds:KeyInfo/></ds:Signature><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="_a1" Version="2.0" IssueInstant="2026-01-01T09:00:00Z"><saml:Issuer>https://idp.example.com</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">ada@example.com</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="2099-12-31T00:00:00Z" Recipient="https://app.example.com/saml/acs" InResponseTo="_q1"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="2026-01-01T08:59:00Z" NotOnOrAfter="2099-12-31T00:00:00Z"><saml:AudienceRestriction><saml:Audience>https://app.example.com</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="2026-01-01T08:59:55Z" SessionIndex="_s1"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="urn:oid:0.9.2342.19200300.100.1.3" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:uri" FriendlyName="mail"><saml:AttributeValue>ada@example.com</saml:AttributeValue></saml:Attribute><saml:Attribute Name="groups"><saml:AttributeValue>admins</saml:AttributeValue><saml:AttributeValue>staff</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion></samlp:Response>
<?after it?>`;

/** The key is not in a certificate. */
export const RSA_KEY_VALUE = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r1" Version="2.0" IssueInstant="2026-01-01T09:00:00Z" Destination="https://app.example.com/saml/acs" InResponseTo="_q1"><saml:Issuer>https://idp.example.com</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="_a1" Version="2.0" IssueInstant="2026-01-01T09:00:00Z"><saml:Issuer>https://idp.example.com</saml:Issuer><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/><ds:Reference URI="#_a1"><ds:Transforms><ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/><ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/></ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><ds:DigestValue>NT40PAuMo7U+mqls8i0r1uvCXaTKLoO53Db1P05ydiA=</ds:DigestValue></ds:Reference></ds:SignedInfo><ds:SignatureValue>Glht3McP6k7nE3+O+GvWx596LEYaRMNJpAT2JqRJ5tTJAn8/1c6eXY2EQtI1qwZq
ZWpwI36pCF7ySDpt6ILaHdae5dUre7jSo5e1h4Kp5Eh0CMTqDNWeRo+CAVjd+Ewk
Wt6wW2v1v8oi96Y72zyKV/8vg7a0WrMOiEihmkrERHZcVtNu58HTlMLGATlmPlW2
2gCVzU32EyymNumM/OuHvV/vJ9HatnuiRBD0eOfwCNP/+2wLpL8t1fHV59aBcwt/
pU782Z64krfK+PECXcQefK3ysTJuBz+4ROIpOb61NsK4TkbuHq+ypNgy5KVn0paG
dsP6wJ0cajZbe2zi7E1ztw==</ds:SignatureValue><ds:KeyInfo><ds:KeyValue>
<ds:RSAKeyValue>
<ds:Modulus>
qzHTvmmmnhgJKjnZ+kMhbRs8KV7NezmYkY6fhnvxEAlwu7hLb/uEqVWZzPrOLOlW
qLoAEur7tUdqSRmPCg7bYDHiZ1gDsfr8x3wQhOkKoAVhqvbXAumrCf9SJKPU/F6O
2cLqoyzN3WS4kME1bgrWo5yvqT4Z5kORGuhfDpwvttEFvGMNUI5RhydRZ1Iliil/
uObUwmLifz0KIBw43g13IPGiHbMCyQVxayxUIGoM/R+0pE4XgZ8cUCoInq7Sx52f
4g3NxJEAgY/rrwltJNt05ESdhdkwoO+CFjfARwSIzQu+1xyxjCtQarOJc9ovKYkG
rC+jKWWpdMh4J/MDcmKdew==
</ds:Modulus>
<ds:Exponent>
AQAB
</ds:Exponent>
</ds:RSAKeyValue>
</ds:KeyValue></ds:KeyInfo></ds:Signature><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">ada@example.com</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="2099-12-31T00:00:00Z" Recipient="https://app.example.com/saml/acs" InResponseTo="_q1"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="2026-01-01T08:59:00Z" NotOnOrAfter="2099-12-31T00:00:00Z"><saml:AudienceRestriction><saml:Audience>https://app.example.com</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="2026-01-01T08:59:55Z" SessionIndex="_s1"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="urn:oid:0.9.2342.19200300.100.1.3" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:uri" FriendlyName="mail"><saml:AttributeValue>ada@example.com</saml:AttributeValue></saml:Attribute><saml:Attribute Name="groups"><saml:AttributeValue>admins</saml:AttributeValue><saml:AttributeValue>staff</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion></samlp:Response>`;
