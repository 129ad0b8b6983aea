import { matches, vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const JOHN_DOE =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';

// The sample of a new page.
const SAMPLE =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJodHRwczovL3BlbmtuaWZlLmV4YW1wbGUiLCJzdWIiOiI5MDA3MTk5MjU0NzQwOTkzIiwibmFtZSI6IkFkYSBMb3ZlbGFjZSIsImF1ZCI6WyJhcHAiLCJhcGkiXSwic2NvcGUiOiJyZWFkIHdyaXRlIiwiaWF0IjoxNzY3MjI1NjAwLCJleHAiOjQxMDI0NDQ4MDB9.ouwyprfL7aAtuOmZfHtI0RxvDCcCoFUnxqEX3Jlti14';
const SAMPLE_SECRET = 'penknife-example-key-of-32-bytes';

const RS256 =
  'eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIiwic3ViIjoiNDIiLCJhdWQiOlsiYXBpIiwid2ViIl0sImlhdCI6MTcwMDAwMDAwMCwiZXhwIjo0MTAyNDQ0ODAwLCJuYW1lIjoiw4lsb2RpZSDwn5iAIn0.kMV2bTFD403PAf3gDJJDlCVtLFf-1POWyOu5lp-BqoFnwQC4lCaSyLRaE1L9gKIfyifFhNeXzsdEb9jq1MclhF4j-VpvktK-FpGtmtZdNHcNkEMTtGKOIdgK6CsvCHfEB_sbvI6XR5N9MKGeX1W7r7GDUko2FQ3RViCtZ0XSv5E4LfKMj7w30e09mtTYifM8cKtPSYYWeaBjJbxNXcsdhDfGntY6XyaRFi6e6pJwCpHtEvG9z63YPF0XY8yousFA6Ct4Y0M3A29dpMVU6kAZOdAuGMIDywbgElYfJ1RNOe2G7CUllTLJl2zZ8GXIYAPfCd-kUhzSiFNknTrpN7MEdw';
const RSA_PEM = [
  '-----BEGIN PUBLIC KEY-----',
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAzHQLAudKnbDdQX0exEZg',
  'p55H9f2E7n4IunJ1ikvIoGhK+LSf7bY5cZeKKTJswLGJU4ky5UH41H9HaKtx7tRG',
  'Js+MifgWzGOchG4EZ6DFUIsPalVYD6K6bp4Q8K7v8ThvdBwHHJKLk/KOZTqls+mD',
  'GjbckZ4ODGZ3MwstZRi47IAMDPg+70O2tN3ltUt5wQXun14I8/U0938RXY9LJmUI',
  'H4z7I/JKIXAxOLxum70qyRYqKWRTEghkuIJW4v0lMJnagMz7JG7PkTz76E9SBvZy',
  '6rwHvKp+mbwlmvZGqHrcbAzMoT6vPPb7IBK0AYFtfWiyydtra3JkMqTSZtBCgNPx',
  'dQIDAQAB',
  '-----END PUBLIC KEY-----',
].join('\n');

// RFC 7515, appendix A: all its tokens except the fourth have these claims.
const JOE = 'eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ';
const HS256_JWK = '{"kty":"oct","k":"AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"}';
const ES256_JWK = '{"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU","y":"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"}';
const ES256 = `eyJhbGciOiJFUzI1NiJ9.${JOE}.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q`;
const ES512_JWK =
  '{"kty":"EC","crv":"P-521","x":"AekpBQ8ST8a8VcfVOTNl353vSrDCLLJXmPk06wTjxrrjcBpXp5EOnYG_NjFZ6OvLFV1jSfS9tsz4qUxcWceqwQGk","y":"ADSmRA43Z1DSNx_RvcLI87cdL07l6jQyyBXMoxVg_l2Th-x3S1WDhjDly79ajL4Kkd0AZMaZmh9ubmf63e3kyMj2"}';

// RFC 7520, section 4: a payload that is not JSON.
const FRODO =
  'SXTigJlzIGEgZGFuZ2Vyb3VzIGJ1c2luZXNzLCBGcm9kbywgZ29pbmcgb3V0IHlvdXIgZG9vci4gWW91IHN0ZXAgb250byB0aGUgcm9hZCwgYW5kIGlmIHlvdSBkb24ndCBrZWVwIHlvdXIgZmVldCwgdGhlcmXigJlzIG5vIGtub3dpbmcgd2hlcmUgeW91IG1pZ2h0IGJlIHN3ZXB0IG9mZiB0by4';
const BILBO_JWK = `{"kty":"RSA","kid":"bilbo.baggins@hobbiton.example","use":"sig","n":"n4EPtAOCc9AlkeQHPzHStgAbgs7bTZLwUBZdR8_KuKPEHLd4rHVTeT-O-XV2jRojdNhxJWTDvNd7nqQ0VEiZQHz_AJmSCpMaJMRBSFKrKb2wqVwGU_NsYOYL-QtiWN2lbzcEe6XC0dApr5ydQLrHqkHHig3RBordaZ6Aj-oBHqFEHYpPe7Tpe-OfVfHd1E6cS6M1FZcD1NNLYD5lFHpPI9bTwJlsde3uhGqC0ZCuEHg8lhzwOHrtIQbS0FVbb9k3-tVTU4fg_3L_vniUFAKwuCLqKnS2BYwdq_mzSnbLY7h_qixoR7jig3__kRhuaxwUkRz5iaiQkqgc5gHdrNP5zw","e":"AQAB"}`;
const BILBO_RS256 = `eyJhbGciOiJSUzI1NiIsImtpZCI6ImJpbGJvLmJhZ2dpbnNAaG9iYml0b24uZXhhbXBsZSJ9.${FRODO}.MRjdkly7_-oTPTS3AXP41iQIGKa80A0ZmTuV5MEaHoxnW2e5CZ5NlKtainoFmKZopdHM1O2U4mwzJdQx996ivp83xuglII7PNDi84wnB-BDkoBwA78185hX-Es4JIwmDLJK3lfWRa-XtL0RnltuYv746iYTh_qHRD68BNt1uSNCrUCTJDt5aAE6x8wW1Kt9eRo4QPocSadnHXFxnt8Is9UzpERV0ePPQdLuW3IS_de3xyIrDaLGdjluPxUAhb6L2aXic1U12podGU0KLUQSE_oI-ZnmKJ3F4uOZDnd6QZWJushZ41Axf_fcIe8u9ipH84ogoree7vjbU5y18kDquDg`;
const BILBO_PS384 = `eyJhbGciOiJQUzM4NCIsImtpZCI6ImJpbGJvLmJhZ2dpbnNAaG9iYml0b24uZXhhbXBsZSJ9.${FRODO}.cu22eBqkYDKgIlTpzDXGvaFfz6WGoz7fUDcfT0kkOy42miAh2qyBzk1xEsnk2IpN6-tPid6VrklHkqsGqDqHCdP6O8TTB5dDDItllVo6_1OLPpcbUrhiUSMxbbXUvdvWXzg-UD8biiReQFlfz28zGWVsdiNAUf8ZnyPEgVFn442ZdNqiVJRmBqrYRXe8P_ijQ7p8Vdz0TTrxUeT3lm8d9shnr2lfJT8ImUjvAA2Xez2Mlp8cBE5awDzT0qI0n6uiP1aCN_2_jLAeQTlqRHtfa64QQSUmFAAjVKPbByi7xho0uTOcbH510a6GYmJUAfmWjwZ6oD4ifKo8DYM-X72Eaw`;

const ED25519_JWK = '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}';
const EDDSA = 'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg';

// RFC 7516, appendix A.1, with shortened ciphertexts: nothing here decrypts them.
const JWE = 'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.OKOawDo13gRp2ojaHV7LFpZcgV7T6DVZ.48V1_ALb6US04U3b.5eym8TW_c8SuK0lt.XFBoMYUZodetZdvTiFvSkQ';

// Encrypted by jose with `dir` and A256GCM: the token above, and two claims.
const JWE_SECRET = 'penknife-example-key-of-32-bytes';
const JWE_NESTED =
  'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIiwiY3R5IjoiSldUIn0..UXEADyD7SYd5lSed.90gl_s4FLnwUEA443kYV5IQ7tyh2CrIJksQvozAdB_QNnrieXRtrd4uwlBXkIUzHoFD7FR7UQx_AZ1aZgLH3kgRF7j8hq3DbchuZjlHkdWypWPFJH-_DtnqPP_sO8S_K_-Fo_5XQtUr6-rydl0LJAO5W3vcQ7EY1WoreQ-Vv2aaddSUYME_7EEpn-gc9rK_Cp2x_ugwUS-ZMnWs.eyf1GaczWUy7fcLK2qInwg';
const JWE_CLAIMS = 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIiwidHlwIjoiSldUIn0..bKvnxbVVjlG5jqoa.SJIUsmwzz9APfSfVIsvJI39mSOXhG--mpPqfBYQ.G3oK2m5f8umGLrWaOfJLvQ';

// RFC 7516, appendix A.2.
const A2_ENCRYPTED_KEY =
  'UGhIOguC7IuEvf_NPVaXsGMoLOmwvc1GyqlIKOK1nN94nHPoltGRhWhw7Zx0-kFm1NJn8LE9XShH59_i8J0PH5ZZyNfGy2xGdULU7sHNF6Gp2vPLgNZ__deLKxGHZ7PcHALUzoOegEI-8E66jX2E4zyJKx-YxzZIItRzC5hlRirb6Y5Cl_p-ko3YvkkysZIFNPccxRU7qve1WYPxqbb2Yw8kZqa2rMWI5ng8OtvzlV7elprCbuPhcCdZ6XDP0_F8rkXds2vE4X-ncOIM8hAYHHi29NX0mcKiRaD0-D-ljQTP-cFPgwCp6X-nZZd9OHBv-B3oWh2TbqmScqXMR4gp_A';
const A2_JWK =
  '{"kty":"RSA","n":"sXchDaQebHnPiGvyDOAT4saGEUetSyo9MKLOoWFsueri23bOdgWp4Dy1WlUzewbgBHod5pcM9H95GQRV3JDXboIRROSBigeC5yjU1hGzHHyXss8UDprecbAYxknTcQkhslANGRUZmdTOQ5qTRsLAt6BTYuyvVRdhS8exSZEy_c4gs_7svlJJQ4H9_NxsiIoLwAEk7-Q3UXERGYw_75IDrGA84-lA_-Ct4eTlXHBIY2EaV7t7LjJaynVJCpkv4LKjTTAumiGUIuQhrNhZLuF_RJLqHpM2kgWFLU7-VTdL1VbC2tejvcI2BlMkEpk1BzBZI0KQB0GaDWFLN-aEAw3vRw","e":"AQAB","d":"VFCWOqXr8nvZNyaaJLXdnNPXZKRaWCjkU5Q2egQQpTBMwhprMzWzpR8Sxq1OPThh_J6MUD8Z35wky9b8eEO0pwNS8xlh1lOFRRBoNqDIKVOku0aZb-rynq8cxjDTLZQ6Fz7jSjR1Klop-YKaUHc9GsEofQqYruPhzSA-QgajZGPbE_0ZaVDJHfyd7UUBUKunFMScbflYAAOYJqVIVwaYR5zWEEceUjNnTNo_CVSj-VvXLO5VZfCUAVLgW4dpf1SrtZjSt34YLsRarSb127reG_DUwg9Ch-KyvjT1SkHgUWRVGcyly7uvVGRSDwsXypdrNinPA4jlhoNdizK2zF2CWQ"}';

// RFC 7520, section 5.
const FRIENDS =
  'You can trust us to stick with you through thick and thin–to the bitter end. And you can trust us to keep any secret of yours–closer than you keep it yourself. But you cannot trust us to let you face trouble alone, and go off without a word. We are your friends, Frodo.';

// Keys made with openssl and ssh-keygen, and tokens signed with them by node crypto.
const K1_JWT =
  'eyJhbGciOiJSUzI1NiIsImtpZCI6ImsxIiwidHlwIjoiSldUIn0.eyJzdWIiOiJ1MSIsImlzcyI6Imh0dHBzOi8vbG9naW4uZXhhbXBsZS90L3YyLjAiLCJleHAiOjQxMDI0NDQ4MDB9.Qr5379vwuz_4kB20svYz3npVfyroBw33y4o03jNViEzZA6bFZWFEvyQMXeRCYZlVbVcCoFsR7KO5G7dbqjYYNRrpzMCEHYjWxRjN93AhjqpNsZ3qvOYtq-yNonNTSwdyDWL5oDA9jMgkA-rAa4ZnnsLfNIQ4dZZcDBbhA_2RD8eyV42B8CnAYpE-QcLd1ni3LIkKgtO4edKyjMO_WAvZeN5wZ5E9puWWoWXOH867VGnD8Cr778p_63Hsz6VlAnHGFIXt7SNzndTI-mjICzFjeZNNG01DxT6k79FKLJr4d56wL2iZRJXyCY3CvkmYzZCQUFFTyNVtFcFjT20IdsVXog';
const K1_SPKI =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAp8waylQ0dKkEdyDpKNGT6UTFBN/Pt9DqjaMGM3OkXTU9babUj3zJeEDtnO/73Jegi3Bp+AwBBJtQ9c/xiIQ+DgebO6DjUn6fjfpedIVK10/Hbgmxg0LuhF5sI3giB9HNNdK4Ub4jc2l6PRHsqfa0preNXPsMBxh/cpMJjCHILHYsJVnPKHC672eylFHgJuxvNMnMd1cO16E/Zrd7QjcdWa+BYGHcww1fm60L+Hj0Tue1CsV7hWoqBvyeofuu8/OI/uQnu8UAm2wS3cjdGNhGHb7NpMMi/9t/iIE1ZFXuuZhdfm0KuQ+rjzdt8lpP8HIzM1dMM2ktlUemrdWD+bU2hwIDAQAB';
const K1_CERTIFICATE =
  'MIICpTCCAY2gAwIBAgIBBTANBgkqhkiG9w0BAQsFADAWMRQwEgYDVQQDDAtpZHAuZXhhbXBsZTAeFw0yNDAxMDEwMDAwMDBaFw0zNDAxMDEwMDAwMDBaMBYxFDASBgNVBAMMC2lkcC5leGFtcGxlMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAp8waylQ0dKkEdyDpKNGT6UTFBN/Pt9DqjaMGM3OkXTU9babUj3zJeEDtnO/73Jegi3Bp+AwBBJtQ9c/xiIQ+DgebO6DjUn6fjfpedIVK10/Hbgmxg0LuhF5sI3giB9HNNdK4Ub4jc2l6PRHsqfa0preNXPsMBxh/cpMJjCHILHYsJVnPKHC672eylFHgJuxvNMnMd1cO16E/Zrd7QjcdWa+BYGHcww1fm60L+Hj0Tue1CsV7hWoqBvyeofuu8/OI/uQnu8UAm2wS3cjdGNhGHb7NpMMi/9t/iIE1ZFXuuZhdfm0KuQ+rjzdt8lpP8HIzM1dMM2ktlUemrdWD+bU2hwIDAQABMA0GCSqGSIb3DQEBCwUAA4IBAQCZ2V9qM3d5cQVHzsnjvxdYR1URNBhQZPU4cRoU/BVHiirPv/Pe1LM/b6vmpfUg892t8QKRzOjX5WAn7Q36LxrpPXZWxTk7EMi6wX4VbSfR6y1jQDqSYbz5Wr2cDoWz3dr20qYpLWAFlHA+nrwA9wELo4aDwk/o79rYr8o8vvZ4r6OPWeSFXxxvwb34L/zQ5PmeVuMgLyCxPEGqwsb2hRGICGLKCleo9JcKwWbn3jXJZIcRc7iiD81gW/UzHF5Eu4r44miJngWIvM3mQ3uYLIf0X3mGepzG5hDE9k38gjEexNodDvSvdRivcSNdwOExtTPUgAZqJ4nYVxEJZaoQ5L4p';
const K1_SSH =
  'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQCnzBrKVDR0qQR3IOko0ZPpRMUE38+30OqNowYzc6RdNT1tptSPfMl4QO2c7/vcl6CLcGn4DAEEm1D1z/GIhD4OB5s7oONSfp+N+l50hUrXT8duCbGDQu6EXmwjeCIH0c010rhRviNzaXo9Eeyp9rSmt41c+wwHGH9ykwmMIcgsdiwlWc8ocLrvZ7KUUeAm7G80ycx3Vw7XoT9mt3tCNx1Zr4FgYdzDDV+brQv4ePRO57UKxXuFaioG/J6h+67z84j+5Ce7xQCbbBLdyN0Y2EYdvs2kwyL/23+IgTVkVe65mF1+bQq5D6uPN23yWk/wcjMzV0wzaS2VR6at1YP5tTaH';
const K1_PKCS8 =
  '-----BEGIN PRIVATE KEY-----\nMIIEvAIBADANBgkqhkiG9w0BAQEFAASCBKYwggSiAgEAAoIBAQCnzBrKVDR0qQR3\nIOko0ZPpRMUE38+30OqNowYzc6RdNT1tptSPfMl4QO2c7/vcl6CLcGn4DAEEm1D1\nz/GIhD4OB5s7oONSfp+N+l50hUrXT8duCbGDQu6EXmwjeCIH0c010rhRviNzaXo9\nEeyp9rSmt41c+wwHGH9ykwmMIcgsdiwlWc8ocLrvZ7KUUeAm7G80ycx3Vw7XoT9m\nt3tCNx1Zr4FgYdzDDV+brQv4ePRO57UKxXuFaioG/J6h+67z84j+5Ce7xQCbbBLd\nyN0Y2EYdvs2kwyL/23+IgTVkVe65mF1+bQq5D6uPN23yWk/wcjMzV0wzaS2VR6at\n1YP5tTaHAgMBAAECgf8LUx60pYhzAdjLTe1SGwvSTvyLSXM7dLN8TXYr5lsG0vSZ\ngCj024VoGE8Nj5aasEvCAP7tBeJhCai0Q7gXqUb4q25OpimVBC+kHk/sVGf/ysYq\n7ic3igXH6UIqPxwM3NTuheax1objUWXD8kcU+J/G2ZyGKfmXnXM1cwxck3lSozWb\nx1xvYBxDfiQpwRIi0N/kX27fk9vuv8ZYZa6zzCnLraAIvMt73ixKNxux2Uj/LDv2\nu4Q1uknIxRKcVsImcfv28MfdxlS8XiGFTK5cALpg4Vxs+ZXuqjUwGo5Wyod2ANGV\nunlmQYsl8EiHu1H3NdJq3HckDSc4pgQtOV//S9kCgYEA6aznMX7BbrjXZycUcMxw\n3f65e17Hg2WHR/ni2rE8yKKFhNAFthG+iFPzEUDXBzlLLpzyA9kpvhKcnzM7Shvn\neMIXaDp9oBb5c+xdaskgV3ZISvZZzN342vEYB22m0+Fylpsa19WgqnYVtuC4F5R2\nN39zMBe5BIc28ysYT/McjFkCgYEAt9P+Lda/FktCrl2Awnj4h4tMhxHRPr3fvg1E\nKjRCSkfq9HqGMjrVKOdtSkAXHKV2h7KkBHZsE7NPL0yqdkq9hNBvY7RQzQRifGDA\niKa3dcN9qcY+XUTcc7zGsoQPuHJrt5bkqtIHTxH83WVfStYu33hhUZVEFjLAoLMI\n/bXb/d8CgYEArblo7EgzYLC1G7BXJwEnDDP7C7hMFejeaWli+Xl5GiSRpUrOZCzO\n/SWEeRg+hNVYiqAN4USLHw9RN55r/s2+Ce4qXsfVa7aI4GEilmhOzhdW6bw6yO9h\nuswxNByWQcHDYiqQC1R8LR67SAnLc2RheyMarO+GEtK/zIsGeTHh0IkCgYEAkSDQ\nnyfXHKa2MiqnqOEQdRJIjKpIZBxLNCQNGLTBURuOJw1EPQutlel/owsONBN9jIxA\naTWFBdieP11rhpBjJyPXjQOidvlrN367Aid814BLCWn1enUPBmCXDgCs2JWc7Qg3\n55SBKK+uzqtlnBOUVeEYE+ygIFZZNYWjJ4oX8EkCgYAv5GtsFGojWQbfKGzaA0mj\nbV7VCGRbs1t968JZF0oCZx+2WA5qjwan96I4emQPqy1OFNKfLhIfgXVMqONAoP4c\nnabGFM1UvQ8Dpw72hQmRiNNyWYY6KECxxIXdyrbn0+hWR4BD6ui/wEPPjXhtRJw6\nCh2xL8hRQ3yGc/4pEJpGEQ==\n-----END PRIVATE KEY-----\n';
const ES_JWT = 'eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJ1MSJ9.XjbS2lx2LlaVQKKgWwItCvKnnOPVZEH6kSvW93E1nRNgXiuolyhYJDEHs66EDF9tzvrSjIasnGac8R6RhpIMAA';
const ES_WRONG =
  '{"crv":"P-256","kid":"k0","kty":"EC","x":"bbYNaFop2A_glxFHZfWrCHWCL_LbI_398y1PYlIhPGI","y":"tFkcdM17CNwjD2VbHNP5zedU3_CIUmOYGA-pMnaKIGI","use":"sig","alg":"ES256"}';
const ES_RIGHT =
  '{"crv":"P-256","kid":"k1","kty":"EC","x":"dcBYG_X4-leyv_UF5KjShk8XjopzRjwbYgBtEcDNqMw","y":"zf7M9BcojCGg9Qfx3hqr7q_qbu0noSOwMnvZ4SrN3yQ","use":"sig","alg":"ES256"}';
const ES_PEMS =
  '-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEbbYNaFop2A/glxFHZfWrCHWCL/Lb\nI/398y1PYlIhPGK0WRx0zXsI3CMPZVsc0/nN51Tf8IhSY5gYD6kydoogYg==\n-----END PUBLIC KEY-----\n-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEdcBYG/X4+leyv/UF5KjShk8Xjopz\nRjwbYgBtEcDNqMzN/sz0FyiMIaD1B/HeGqvur+pu7SehI7Aye9nhKs3fJA==\n-----END PUBLIC KEY-----\n';
const ED_JWT =
  'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJ1MSIsImlzcyI6Imh0dHBzOi8vbG9naW4uZXhhbXBsZS90L3YyLjAiLCJleHAiOjQxMDI0NDQ4MDB9.TKHm_ocbQNu4f35nCxV1rI9E6iDDa9KG9Y3xrk3Uy49nhI17cosS6xfkm2oBS2oYFEKDyLI-Suc9UVzU5ukZBQ';
const ED_SSH = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGKp6liSNm+2sOSdpu7x1vaBzSvGe+405tP/QJ5vbkiV';

const pemOf = (label: string, base64: string): string => `-----BEGIN ${label}-----\n${base64}\n-----END ${label}-----\n`;

export default vectors<typeof fields>({
  decode: [
    {
      source: 'jose',
      input: { jwt: `Bearer ${JOHN_DOE}` },
      output: {
        header: { alg: 'HS256', typ: 'JWT' },
        payload: { sub: '1234567890', name: 'John Doe', iat: 1516239022 },
        kind: 'jws',
        algorithm: 'HS256',
        issuedAt: '2018-01-18T01:30:22Z',
        status: 'no-time-limits',
        signatureBytes: 32,
        notes: [],
        headerParameters: [
          { name: 'alg', value: 'HS256', date: '', meaning: 'Algorithm' },
          { name: 'typ', value: 'JWT', date: '', meaning: 'Token type' },
        ],
        claims: [
          { name: 'sub', value: '1234567890', date: '', meaning: 'Subject' },
          { name: 'name', value: 'John Doe', date: '', meaning: 'Full name' },
          { name: 'iat', value: '1516239022', date: '2018-01-18T01:30:22Z', meaning: 'Issued at' },
        ],
      },
    },
    {
      source: 'the sample; node crypto',
      input: { jwt: SAMPLE, time: '2026-01-31T12:00:00Z' },
      output: {
        payloadJson:
          '{\n  "iss": "https://penknife.example",\n  "sub": "9007199254740993",\n  "name": "Ada Lovelace",\n  "aud": [\n    "app",\n    "api"\n  ],\n  "scope": "read write",\n  "iat": 1767225600,\n  "exp": 4102444800\n}',
        issuedAt: '2026-01-01T00:00:00Z',
        expiresAt: '2100-01-01T00:00:00Z',
        lifetimeSeconds: 2335219200,
        status: 'active',
      },
      example: true,
    },
    {
      source: 'RFC 7519, section 4.1.4',
      input: { jwt: 'eyJhbGciOiJub25lIn0.eyJleHAiOjE3MDAwMDAwMDB9.', time: '2023-11-14T22:13:20Z' },
      output: { kind: 'unsecured', expiresAt: '2023-11-14T22:13:20Z', status: 'expired', notes: ['unsecured'] },
      example: true,
    },
    {
      source: 'RFC 7519, section 4.1.4',
      input: { jwt: 'eyJhbGciOiJub25lIn0.eyJleHAiOjE3MDAwMDAwMDB9.', time: '2023-11-14T22:13:19Z' },
      output: { status: 'active' },
    },
    {
      source: 'digits are preserved (2^53+1)',
      input: { jwt: 'eyJhbGciOiJub25lIn0.eyJpZCI6OTAwNzE5OTI1NDc0MDk5M30.' },
      output: { payloadJson: '{\n  "id": 9007199254740993\n}' },
    },
    {
      source: 'RFC 7515, section 7.1, pasted from a header, quoted and wrapped',
      input: { jwt: ' "Authorization: bearer eyJhbGciOiJub25lIn0.\r\n eyJleHAiOjE3MDAw\n\tMDAwMDB9."', time: '2023-11-14T22:13:19Z' },
      output: { expiresAt: '2023-11-14T22:13:20Z' },
    },
    {
      source: 'RFC 7519, section 4.1.5',
      input: { jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJuYmYiOjE3MDAwMDAwMDAuNSwiZXhwIjoxNzAwMDAwMDYwfQ', time: '2023-11-14T22:13:20Z' },
      output: { notBefore: '2023-11-14T22:13:20.500Z', status: 'not-yet-valid', notes: ['signature-missing'] },
    },
    {
      source: 'DevToys-app/DevToys#1479: milliseconds where seconds belong',
      input: { jwt: 'eyJhbGciOiJub25lIn0.eyJpYXQiOjE3MzU2ODk2MDAwMDAsImV4cCI6MTczNTY4OTYwMDAwMCwiYXV0aF90aW1lIjoibm93In0.' },
      output: {
        issuedAt: '+056971-10-25T00:00:00Z',
        lifetimeSeconds: 0,
        status: 'active',
        notes: ['unsecured', 'date-not-a-number', 'date-in-milliseconds', 'expires-before-issued'],
      },
    },
    {
      source: 'RFC 7515, sections 4.1.2–4.1.11: keys and extensions in the header; padding',
      input: { jwt: 'eyJhbGciOiJIUzI1NiIsImprdSI6Imh0dHBzOi8vYS5leGFtcGxlIiwiY3JpdCI6WyJiNjQiXX0.e30=.AAAA' },
      output: { payloadJson: '{}', notes: ['not-base64url', 'key-in-header', 'critical-header'], signatureBytes: 3 },
    },
    {
      source: 'RFC 7516, appendix A.1',
      input: { jwt: JWE },
      output: {
        kind: 'jwe',
        algorithm: 'RSA-OAEP',
        payloadJson: '',
        payload: null,
        claims: [],
        status: '',
        headerJson: '{\n  "alg": "RSA-OAEP",\n  "enc": "A256GCM"\n}',
        notes: [],
      },
    },
    { source: 'the header bytes are not UTF-8', input: { jwt: 'one.two' }, error: 'undecodable-bytes', field: 'jwt' },
    { source: 'one part', input: { jwt: 'onlyonepart' }, error: 'invalid-jwt', field: 'jwt' },
    { source: 'four parts', input: { jwt: 'e30.e30.e30.e30' }, error: 'invalid-jwt', field: 'jwt' },
    { source: 'payload null', input: { jwt: 'e30.bnVsbA.' }, error: 'not-an-object', field: 'jwt' },
    { source: 'a length of 1 modulo 4', input: { jwt: 'e30.e30.A' }, error: 'invalid-base64', field: 'jwt', position: { character: 2 } },
    { source: 'truncated', input: { jwt: 'e30.eyJhIjox' }, error: 'invalid-json', field: 'jwt', position: { line: 1, column: 7 } },
    {
      source: 'whitespace only is empty input',
      input: { jwt: ' \n' },
      output: { payloadJson: '', payload: null, claims: [], status: '', notes: [], signatureBytes: 0 },
    },
    // Tokens from bug reports, with surrounding text.
    {
      source: 'DevUtilsApp/DevUtils-app#105 (JWS in general) (cwe-055)',
      input: {
        jwt: 'eyJhbGciOiJFUzI1NiIsInR5cCI6ImRjK3NkLWp3dCJ9.eyJfc2QiOlsiYWJjIl0sIl9zZF9hbGciOiJzaGEtMjU2In0.eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eA~WyJzYWx0IiwiZ2l2ZW5fbmFtZSIsIkFkYSJd~',
      },
      output: { kind: 'sd-jwt', disclosures: [{ name: 'given_name', value: 'Ada' }], notes: ['unknown-disclosure'] },
    },
    {
      source: 'own (ACME, RFC 7515 7.2.2) (cwe-056)',
      input: { jwt: '{"protected": "eyJhbGciOiJIUzI1NiJ9", "payload": "eyJzdWIiOiJ4In0", "signature": "eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHg"}' },
      output: { payload: { sub: 'x' }, kind: 'jws', notes: ['json-serialization'] },
    },
    {
      source: 'own (SMART Health Cards) (cwe-057)',
      input: {
        jwt: 'eyJhbGciOiJFUzI1NiIsInppcCI6IkRFRiJ9.q1YqS1ayMqwFAA.eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eA',
      },
      output: { payload: { vc: 1 }, notes: ['compressed'] },
    },
    {
      source: 'own (cwe-061)',
      input: { jwt: 'https://app.example/cb#id_token=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHg&state=1' },
      output: { payload: { sub: 'a' }, notes: ['surroundings-removed'] },
    },
    {
      source: 'own (cwe-062)',
      input: { jwt: "curl -H 'Authorization: Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHg' https://x.example" },
      output: { payload: { sub: 'a' }, notes: ['surroundings-removed'] },
    },
  ],
  verify: [
    {
      source: 'jose, node crypto',
      input: { jwt: JOHN_DOE, key: 'your-256-bit-secret' },
      output: { verdict: 'verified', keyKind: 'secret', keySize: 152, notes: ['weak-key'] },
    },
    {
      source: 'the sample; node crypto',
      input: { jwt: SAMPLE, key: SAMPLE_SECRET },
      output: { verdict: 'verified', keyKind: 'secret', keySize: 256, notes: [] },
      example: true,
    },
    { source: 'jose, node crypto', input: { jwt: JOHN_DOE, key: 'wrong' }, output: { verdict: 'signature-mismatch' }, example: true },
    {
      source: 'signed by python cryptography',
      input: { jwt: RS256, key: RSA_PEM },
      output: { verdict: 'verified', algorithm: 'RS256', keyKind: 'rsa', keySize: 2048, notes: [] },
    },
    {
      source: 'RFC 7515, appendix A.1',
      input: { jwt: `eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.${JOE}.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk`, key: HS256_JWK },
      output: { verdict: 'verified', keySize: 512 },
    },
    {
      source: 'RFC 7515, appendix A.1',
      name: 'the same key in Base64URL',
      input: {
        jwt: `eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.${JOE}.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk`,
        key: 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
        keyFormat: 'base64url',
      },
      output: { verdict: 'verified', keySize: 512, notes: [] },
    },
    { source: 'RFC 7515, appendix A.3', input: { jwt: ES256, key: ES256_JWK }, output: { verdict: 'verified', keyKind: 'ec', keySize: 256 } },
    {
      source: 'RFC 7515, appendix A.4',
      input: {
        jwt: 'eyJhbGciOiJFUzUxMiJ9.UGF5bG9hZA.AdwMgeerwtHoh-l192l60hp9wAHZFVJbLfD_UxMi70cwnZOYaRI1bKPWROc-mZZqwqT2SI-KGDKB34XO0aw_7XdtAG8GaSwFKdCAPZgoXD2YBJZCPEX3xKpRwcdOO8KpEHwJjyqOgzDO7iKvU8vcnwNrmxYbSW9ERBXukOXolLzeO_Jn',
        key: ES512_JWK,
      },
      output: { verdict: 'verified', keyKind: 'ec', keySize: 521 },
    },
    { source: 'RFC 7520, section 4.1', input: { jwt: BILBO_RS256, key: BILBO_JWK }, output: { verdict: 'verified', keyKind: 'rsa', keySize: 2048 } },
    {
      source: 'RFC 7520, section 4.2',
      input: { jwt: BILBO_PS384, key: `{"keys":[${ES256_JWK},${BILBO_JWK}]}` },
      output: { verdict: 'verified', algorithm: 'PS384', keyKind: 'rsa' },
    },
    {
      source: 'RFC 7520, section 4.4',
      input: {
        jwt: `eyJhbGciOiJIUzI1NiIsImtpZCI6IjAxOGMwYWU1LTRkOWItNDcxYi1iZmQ2LWVlZjMxNGJjNzAzNyJ9.${FRODO}.s0h6KThzkfBBBkLspW1h84VsJZFTsPPqMDA7g1Md7p0`,
        key: '{"kty":"oct","kid":"018c0ae5-4d9b-471b-bfd6-eef314bc7037","use":"sig","alg":"HS256","k":"hJtXIZ2uSN5kbQfbtTNWbpdmhkV8FJG-Onbc6mxCcYg"}',
      },
      output: { verdict: 'verified', keySize: 256, notes: [] },
    },
    { source: 'RFC 8037, appendix A.5', input: { jwt: EDDSA, key: ED25519_JWK }, output: { verdict: 'verified', keyKind: 'okp', keySize: 256 } },
    {
      source: 'RFC 7515, appendix A.5',
      input: { jwt: `eyJhbGciOiJub25lIn0.${JOE}.`, key: 'whatever' },
      output: { verdict: 'unsecured', algorithm: 'none', keyKind: '', keySize: 0 },
    },
    { source: 'RFC 7516, appendix A.1', input: { jwt: JWE }, output: { verdict: 'encrypted', algorithm: 'RSA-OAEP', keyKind: '' } },
    { source: 'missing key', input: { jwt: JOHN_DOE }, output: { verdict: 'not-checked', algorithm: 'HS256', keyKind: '', keySize: 0 } },
    { source: 'missing signature', input: { jwt: 'eyJhbGciOiJIUzI1NiJ9.e30', key: 'k' }, output: { verdict: 'signature-mismatch' } },
    { source: 'algorithm confusion', input: { jwt: JOHN_DOE, key: RSA_PEM }, error: 'key-mismatch', field: 'key' },
    {
      source: 'algorithm confusion, intentional',
      input: { jwt: JOHN_DOE, key: RSA_PEM, keyFormat: 'utf-8' },
      output: { verdict: 'signature-mismatch', keyKind: 'secret' },
    },
    { source: 'a different curve', input: { jwt: ES256, key: ES512_JWK }, error: 'key-mismatch', field: 'key' },
    { source: 'RFC 7517, section 4.4', input: { jwt: ES256, key: ES256_JWK.replace('"crv"', '"alg":"ES384","crv"') }, error: 'key-mismatch', field: 'key' },
    { source: 'RFC 7517, section 4.2; jose', input: { jwt: ES256, key: ES256_JWK.replace('"crv"', '"use":"enc","crv"') }, error: 'key-mismatch', field: 'key' },
    { source: 'RFC 7517, section 4.2', input: { jwt: ES256, key: ES256_JWK.replace('"crv"', '"use":"sig","crv"') }, output: { verdict: 'verified' } },
    {
      source: 'RFC 7517, section 4.3; jose',
      input: { jwt: ES256, key: ES256_JWK.replace('"crv"', '"key_ops":["deriveBits"],"crv"') },
      error: 'key-mismatch',
      field: 'key',
    },
    { source: 'RFC 7517, section 4.3', input: { jwt: ES256, key: ES256_JWK.replace('"crv"', '"key_ops":["verify"],"crv"') }, output: { verdict: 'verified' } },
    { source: 'a point that is not on its curve', input: { jwt: ES256, key: ES256_JWK.replace('f83O', 'g83O') }, error: 'invalid-key', field: 'key' },
    {
      source: 'RFC 5958, section 3',
      input: { jwt: RS256, key: '-----BEGIN ENCRYPTED PRIVATE KEY-----\nMIIB\n-----END ENCRYPTED PRIVATE KEY-----' },
      error: 'invalid-key',
      field: 'key',
    },
    { source: 'not an algorithm of RFC 7518', input: { jwt: 'eyJhbGciOiJIUzEifQ.e30.', key: 'k' }, error: 'unsupported-algorithm', field: 'jwt' },
    {
      source: 'UTF-8 cannot encode a lone surrogate',
      input: { jwt: JOHN_DOE, key: 'a\ud800' },
      error: 'unpaired-surrogate',
      field: 'key',
      position: { character: 2 },
    },
    { source: 'missing alg', input: { jwt: 'e30.e30.', key: 'k' }, error: 'unsupported-algorithm', field: 'jwt' },
    { source: 'the header is an array', input: { jwt: 'W10.e30.', key: 'k' }, error: 'not-an-object', field: 'jwt' },
    // Tokens from bug reports, with surrounding text.
    {
      source: 'auth0/node-jsonwebtoken#151, sharevb/it-tools#208, jwtk/jjwt#138 (cwe-019)',
      input: {
        jwt: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJ1MSIsImlzcyI6Imh0dHBzOi8vbG9naW4uZXhhbXBsZS90L3YyLjAiLCJleHAiOjQxMDI0NDQ4MDB9.zja6ZVovgCMHgoC3dLBUJvCRxgqr-y4ZKxk_QNzbflo',
        key: 'yMnKy8zNzs/Q0dLT1NXW19jZ2tvc3d7f4OHi4+Tl5uc=',
      },
      output: { verdict: 'verified', notes: ['secret-is-base64'] },
    },
    {
      source: 'auth0/node-jsonwebtoken#584 (cwe-020)',
      input: {
        jwt: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJ1MSIsImlzcyI6Imh0dHBzOi8vbG9naW4uZXhhbXBsZS90L3YyLjAiLCJleHAiOjQxMDI0NDQ4MDB9.zja6ZVovgCMHgoC3dLBUJvCRxgqr-y4ZKxk_QNzbflo',
        key: 'yMnKy8zNzs_Q0dLT1NXW19jZ2tvc3d7f4OHi4-Tl5uc',
      },
      output: { verdict: 'verified', notes: ['secret-is-base64url'] },
    },
    {
      source: 'dgrijalva/jwt-go#81 (cwe-022)',
      input: {
        jwt: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJ1MSIsImlzcyI6Imh0dHBzOi8vbG9naW4uZXhhbXBsZS90L3YyLjAiLCJleHAiOjQxMDI0NDQ4MDB9.X-hJct4bJE2sIhm9Vz4rljeIFA7QiGWA0WmVM7Dmtl8',
        key: 'secret\n',
      },
      output: { verdict: 'signature-mismatch', notes: ['weak-key', 'secret-ends-in-line-break'] },
    },
    {
      source: 'jwt/ruby-jwt#84, jwtk/njwt#13 (cwe-049)',
      input: {
        jwt: 'eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJ1MSIsImlzcyI6Imh0dHBzOi8vbG9naW4uZXhhbXBsZS90L3YyLjAiLCJleHAiOjQxMDI0NDQ4MDB9.MEUCIHEAx394yYOL6QIgv-9tRW2y8r6SMJZ8W27EVM-ur6xBAiEAukQjcHV4cPd7C8SL6-tYamgVDJ0YXfXFGaTDfYdvBfk',
        key: '-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEytf6M7SJAyODCb0krVClkep7Il/O\nr2oO8gZrXoglKpyqx8wGucIbhF3SB77PP6H8TiDQ432hccG44DbFmTwelQ==\n-----END PUBLIC KEY-----\n',
      },
      output: { verdict: 'signature-mismatch', notes: ['der-signature'] },
    },
    {
      source: 'own (RFC 7515 4.1.11; PyJWT and jwcrypto reject it) (cwe-053)',
      input: {
        jwt: 'eyJhbGciOiJIUzI1NiIsImNyaXQiOlsiZXhwMiJdLCJleHAyIjoxLCJ0eXAiOiJKV1QifQ.eyJhIjoxfQ.KorF-ySJowxAspalDylBMDgaI4-s1Y-vHFAjIYwpSaQ',
        key: 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk',
      },
      output: { verdict: 'unknown-critical-header' },
    },
    // Pasted keys.
    ...[
      ['eclipse-vertx/vertx-auth issue 538: Keycloak shows its realm key so', K1_SPKI],
      ['RFC 7517, section 4.7: a member of x5c', K1_CERTIFICATE],
      ['a key in JSON', JSON.stringify(pemOf('PUBLIC KEY', K1_SPKI))],
      ['lost line breaks', pemOf('PUBLIC KEY', K1_SPKI).replaceAll('\n', ' ')],
      ['a certificate of SAML metadata', `<ds:X509Certificate>${K1_CERTIFICATE}</ds:X509Certificate>`],
      ['ssh-keygen -i', `${K1_SSH} ada@example.com`],
      ['a realm of Keycloak', `{"realm":"test","public_key":"${K1_SPKI}","token-service":"https://example.com"}`],
    ].map(([source = '', key = '']) => ({ source, input: { jwt: K1_JWT, key }, output: { verdict: 'verified', keyKind: 'rsa', keyNumber: 1, notes: [] } })),
    ...[
      ['a service account of Google', JSON.stringify({ type: 'service_account', private_key_id: 'k1', private_key: K1_PKCS8 })],
      ['keycloak/keycloak-community pull request 168', `{"keys":[{"kty":"RSA","kid":"k1","x5c":["${K1_CERTIFICATE}"]}]}`],
      ['https://www.googleapis.com/oauth2/v1/certs', JSON.stringify({ k1: pemOf('CERTIFICATE', K1_CERTIFICATE) })],
    ].map(([source = '', key = '']) => ({ source, input: { jwt: K1_JWT, key }, output: { verdict: 'verified', keyId: 'k1', notes: [] } })),
    { source: 'ssh-keygen', input: { jwt: ED_JWT, key: ED_SSH }, output: { verdict: 'verified', keyKind: 'okp' } },
    {
      source: 'ssh-keygen; authorized_keys',
      input: { jwt: ED_JWT, key: `# keys\n${K1_SSH} ada\n${ED_SSH} ada\n` },
      output: { verdict: 'verified', keyNumber: 2, notes: ['one-of-several-keys'] },
    },
    {
      source: 'agntcy/slim issue 1883, open-policy-agent/opa issue 1923: without a key ID, every key of a set',
      input: { jwt: ES_JWT, key: `{"keys":[${ES_WRONG},${ES_RIGHT}]}` },
      output: { verdict: 'verified', keyNumber: 2, keyId: 'k1', notes: ['one-of-several-keys'] },
    },
    {
      source: 'openssl: two keys in one file',
      input: { jwt: ES_JWT, key: ES_PEMS },
      output: { verdict: 'verified', keyNumber: 2, keyId: '', notes: ['one-of-several-keys'] },
    },
    {
      source: 'no matching key in the set',
      input: { jwt: ES_JWT, key: `{"keys":[${ES_WRONG}]}` },
      output: { verdict: 'signature-mismatch', keyNumber: 0, keyId: '' },
    },
    {
      source: 'the key matches, its ID does not',
      input: { jwt: BILBO_RS256, key: `{"keys":[${ES256_JWK},${BILBO_JWK.replace('bilbo', 'frodo')}]}` },
      output: { verdict: 'verified', keyNumber: 2, keyId: 'frodo.baggins@hobbiton.example', notes: ['one-of-several-keys', 'other-key-id'] },
    },
    {
      source: 'a set without the key ID, and no other matching key',
      input: { jwt: BILBO_RS256, key: `{"keys":[{"kty":"RSA","kid":"k1","x5c":["${K1_CERTIFICATE}"]}]}` },
      error: 'key-not-found',
      field: 'key',
    },
    { source: 'algorithm confusion', input: { jwt: JOHN_DOE, key: K1_SPKI }, error: 'key-mismatch', field: 'key' },
    { source: 'algorithm confusion', input: { jwt: JOHN_DOE, key: K1_SSH }, error: 'key-mismatch', field: 'key' },
    // Expectations.
    {
      source: 'RFC 7519, sections 4.1.1 to 4.1.6; RFC 8725, sections 3.1 to 3.9',
      name: 'a token that meets all expectations',
      input: {
        jwt: SAMPLE,
        key: SAMPLE_SECRET,
        algorithms: 'HS256, HS512',
        validAt: '2026-01-31T12:00:00Z',
        clockSkew: 60,
        issuer: 'https://penknife.example',
        audience: 'api',
        subject: '9007199254740993',
        requiredClaims: 'exp, scope',
      },
      output: {
        verdict: 'verified',
        refusedBy: '',
        rules: [
          { rule: 'format', state: 'ok', expected: '', found: '', reference: 'RFC 7519 §7.2' },
          { rule: 'algorithm', state: 'ok', expected: 'HS256, HS512', found: 'HS256', reference: 'RFC 8725 §3.1–3.2' },
          { rule: 'signature', state: 'ok', expected: '', found: '', reference: 'RFC 7515 §5.2, RFC 8725 §3.3' },
          { rule: 'exp', state: 'ok', expected: '> 2026-01-31T11:59:00Z', found: '2100-01-01T00:00:00Z', reference: 'RFC 7519 §4.1.4' },
          { rule: 'nbf', state: 'not-checked', expected: '≤ 2026-01-31T12:01:00Z', found: '', reference: 'RFC 7519 §4.1.5' },
          { rule: 'iat', state: 'ok', expected: '≤ 2026-01-31T12:01:00Z', found: '2026-01-01T00:00:00Z', reference: 'RFC 7519 §4.1.6' },
          {
            rule: 'iss',
            state: 'ok',
            expected: 'https://penknife.example',
            found: 'https://penknife.example',
            reference: 'RFC 7519 §4.1.1, RFC 8725 §3.8',
          },
          { rule: 'aud', state: 'ok', expected: 'api', found: '["app","api"]', reference: 'RFC 7519 §4.1.3, RFC 8725 §3.9' },
          { rule: 'sub', state: 'ok', expected: '9007199254740993', found: '9007199254740993', reference: 'RFC 7519 §4.1.2, RFC 8725 §3.8' },
          { rule: 'required-claims', state: 'ok', expected: 'exp, scope', found: 'exp, scope', reference: 'RFC 7519 §4' },
        ],
      },
    },
    ...(
      [
        ['RFC 7519, section 4.1.1', { issuer: 'https://penknife.example/' }, 'iss'],
        ['RFC 7519, section 4.1.2', { subject: '9007199254740992' }, 'sub'],
        ['RFC 7519, section 4.1.3', { audience: 'ap' }, 'aud'],
        ['RFC 7519, section 4.1.4', { validAt: '2100-01-01T00:00:00Z' }, 'exp'],
        ['RFC 7519, section 4.1.4', { validAt: '2100-01-01T00:00:59Z', clockSkew: 60 }, ''],
        ['RFC 7519, section 4.1.4', { validAt: '2100-01-01T00:01:00Z', clockSkew: 60 }, 'exp'],
        ['RFC 7519, section 4.1.6', { validAt: '2025-12-31T23:59:59Z' }, 'iat'],
        ['RFC 7519, section 4.1.6', { validAt: '2025-12-31T23:59:59Z', clockSkew: 1 }, ''],
        ['RFC 7519, section 4', { requiredClaims: 'exp jti' }, 'required-claims'],
        ['RFC 8725, section 3.1', { algorithms: 'RS256' }, 'algorithm'],
        ['the first of two rules that are not met', { audience: 'x', issuer: 'y' }, 'iss'],
      ] as const
    ).map(([source, expected, refusedBy]) => ({
      source,
      input: { jwt: SAMPLE, key: SAMPLE_SECRET, ...expected },
      output: { verdict: refusedBy === '' ? 'verified' : 'refused', refusedBy },
    })),
    {
      source: 'RFC 7519, section 4.1.5',
      name: 'nbf with clock skew',
      input: { jwt: 'eyJhbGciOiJub25lIn0.eyJuYmYiOjE3MDAwMDAwMDB9.', validAt: '2023-11-14T22:13:10Z', clockSkew: 9, algorithms: 'none' },
      output: { verdict: 'unsecured', refusedBy: 'nbf' },
    },
    { source: 'RFC 8725, section 3.2: none must be allowed explicitly', input: { jwt: 'eyJhbGciOiJub25lIn0.e30.' }, output: { refusedBy: 'algorithm' } },
    { source: 'without a key, claims are checked too', input: { jwt: SAMPLE, issuer: 'x' }, output: { verdict: 'refused', refusedBy: 'iss' } },
    { source: 'the signature comes first', input: { jwt: SAMPLE, key: 'x', issuer: 'x' }, output: { verdict: 'signature-mismatch', refusedBy: 'signature' } },
  ],
  decrypt: [
    {
      source: 'jose: a signed token, encrypted with a secret',
      input: { jwt: JWE_NESTED, key: JWE_SECRET },
      output: { plaintext: JOHN_DOE, decryption: 'decrypted', content: 'jwt', claims: [], payload: null },
    },
    {
      source: 'jose: claims, encrypted with a secret',
      input: { jwt: JWE_CLAIMS, key: JWE_SECRET, time: '2026-01-31T12:00:00Z' },
      output: {
        plaintext: '{\n  "sub": "42",\n  "exp": 4102444800\n}',
        decryption: 'decrypted',
        content: 'claims',
        payload: { sub: '42', exp: 4102444800 },
        claims: [
          { name: 'sub', value: '42', date: '', meaning: 'Subject' },
          { name: 'exp', value: '4102444800', date: '2100-01-01T00:00:00Z', meaning: 'Expires at' },
        ],
        expiresAt: '2100-01-01T00:00:00Z',
        status: 'active',
        algorithm: 'dir',
        contentEncryption: 'A256GCM',
        keyKind: 'secret',
        keySize: 256,
        keyNumber: 1,
        notes: [],
      },
      example: true,
    },
    {
      source: 'RFC 7516, appendix A.2',
      input: {
        jwt: `eyJhbGciOiJSU0ExXzUiLCJlbmMiOiJBMTI4Q0JDLUhTMjU2In0.${A2_ENCRYPTED_KEY}.AxY8DCtDaGlsbGljb3RoZQ.KDlTtXchhZTGufMYmOYGS4HffxPSUrfmqCHXaI9wOGY.9hH0vgRfYgPnAHOd8stkvw`,
        key: A2_JWK,
      },
      output: { plaintext: 'Live long and prosper.', content: 'text', keyKind: 'rsa', keySize: 2048 },
    },
    {
      source: 'RFC 7516, appendix A.3',
      input: {
        jwt: 'eyJhbGciOiJBMTI4S1ciLCJlbmMiOiJBMTI4Q0JDLUhTMjU2In0.6KB707dM9YTIgHtLvtgWQ8mKwboJW3of9locizkDTHzBC2IlrT1oOQ.AxY8DCtDaGlsbGljb3RoZQ.KDlTtXchhZTGufMYmOYGS4HffxPSUrfmqCHXaI9wOGY.U0m_YmjN04DJvceFICbCVQ',
        key: 'GawgguFyGrWKav7AX4VKUg',
      },
      output: { plaintext: 'Live long and prosper.', keySize: 128, notes: ['read-as-base64'] },
    },
    ...[A2_JWK, '{"kty":"oct","k":"GawgguFyGrWKav7AX4VKUg"}'].map((recipientKey) => ({
      source: 'RFC 7516, appendix A.4: two recipients',
      input: {
        jwt: `{"protected":"eyJlbmMiOiJBMTI4Q0JDLUhTMjU2In0","unprotected":{"jku":"https://server.example.com/keys.jwks"},"recipients":[{"header":{"alg":"RSA1_5","kid":"2011-04-29"},"encrypted_key":"${A2_ENCRYPTED_KEY}"},{"header":{"alg":"A128KW","kid":"7"},"encrypted_key":"6KB707dM9YTIgHtLvtgWQ8mKwboJW3of9locizkDTHzBC2IlrT1oOQ"}],"iv":"AxY8DCtDaGlsbGljb3RoZQ","ciphertext":"KDlTtXchhZTGufMYmOYGS4HffxPSUrfmqCHXaI9wOGY","tag":"Mz-VPPyU4RlcuYv1IwIvzw"}`,
        key: recipientKey,
      },
      output: { plaintext: 'Live long and prosper.', notes: ['json-serialization'] },
    })),
    {
      source: 'RFC 7520, section 5.5',
      input: {
        jwt: 'eyJhbGciOiJFQ0RILUVTIiwia2lkIjoibWVyaWFkb2MuYnJhbmR5YnVja0BidWNrbGFuZC5leGFtcGxlIiwiZXBrIjp7Imt0eSI6IkVDIiwiY3J2IjoiUC0yNTYiLCJ4IjoibVBVS1RfYkFXR0hJaGcwVHBqanFWc1AxclhXUXVfdndWT0hIdE5rZFlvQSIsInkiOiI4QlFBc0ltR2VBUzQ2ZnlXdzVNaFlmR1RUMElqQnBGdzJTUzM0RHY0SXJzIn0sImVuYyI6IkExMjhDQkMtSFMyNTYifQ..yc9N8v5sYyv3iGQT926IUg.BoDlwPnTypYq-ivjmQvAYJLb5Q6l-F3LIgQomlz87yW4OPKbWE1zSTEFjDfhU9IPIOSA9Bml4m7iDFwA-1ZXvHteLDtw4R1XRGMEsDIqAYtskTTmzmzNa-_q4F_evAPUmwlO-ZG45Mnq4uhM1fm_D9rBtWolqZSF3xGNNkpOMQKF1Cl8i8wjzRli7-IXgyirlKQsbhhqRzkv8IcY6aHl24j03C-AR2le1r7URUhArM79BY8soZU0lzwI-sD5PZ3l4NDCCei9XkoIAfsXJWmySPoeRb2Ni5UZL4mYpvKDiwmyzGd65KqVw7MsFfI_K767G9C9Azp73gKZD0DyUn1mn0WW5LmyX_yJ-3AROq8p1WZBfG-ZyJ6195_JGG2m9Csg.WCCkNa-x4BeB9hIDIfFuhg',
        key: '{"kty":"EC","kid":"meriadoc.brandybuck@buckland.example","use":"enc","crv":"P-256","x":"Ze2loSV3wrroKUN_4zhwGhCqo3Xhu1td4QjeQ5wIVR0","y":"HlLtdXARY_f55A3fnzQbPcm6hgr34Mp8p-nuzQCE0Zw","d":"r_kHyZ-a06rmxM3yESK84r1otSg-aQcVStkRhA-iCM8"}',
      },
      output: { plaintext: FRIENDS, algorithm: 'ECDH-ES', keyKind: 'ec', keySize: 256, keyId: 'meriadoc.brandybuck@buckland.example' },
    },
    {
      source: 'RFC 7520, section 5.6',
      input: {
        jwt: 'eyJhbGciOiJkaXIiLCJraWQiOiI3N2M3ZTJiOC02ZTEzLTQ1Y2YtODY3Mi02MTdiNWI0NTI0M2EiLCJlbmMiOiJBMTI4R0NNIn0..refa467QzzKx6QAB.JW_i_f52hww_ELQPGaYyeAB6HYGcR559l9TYnSovc23XJoBcW29rHP8yZOZG7YhLpT1bjFuvZPjQS-m0IFtVcXkZXdH_lr_FrdYt9HRUYkshtrMmIUAyGmUnd9zMDB2n0cRDIHAzFVeJUDxkUwVAE7_YGRPdcqMyiBoCO-FBdE-Nceb4h3-FtBP-c_BIwCPTjb9o0SbdcdREEMJMyZBH8ySWMVi1gPD9yxi-aQpGbSv_F9N4IZAxscj5g-NJsUPbjk29-s7LJAGb15wEBtXphVCgyy53CoIKLHHeJHXex45Uz9aKZSRSInZI-wjsY0yu3cT4_aQ3i1o-tiE-F8Ios61EKgyIQ4CWao8PFMj8TTnp.vbb32Xvllea2OtmHAdccRQ',
        key: '{"kty":"oct","kid":"77c7e2b8-6e13-45cf-8672-617b5b45243a","use":"enc","alg":"A128GCM","k":"XctOhJAkA-pD9Lh7ZgW_2A"}',
      },
      output: { plaintext: FRIENDS, algorithm: 'dir', contentEncryption: 'A128GCM' },
    },
    {
      source: 'RFC 7520, section 5.9',
      input: {
        jwt: 'eyJhbGciOiJBMTI4S1ciLCJraWQiOiI4MWIyMDk2NS04MzMyLTQzZDktYTQ2OC04MjE2MGFkOTFhYzgiLCJlbmMiOiJBMTI4R0NNIiwiemlwIjoiREVGIn0.5vUT2WOtQxKWcekM_IzVQwkGgzlFDwPi.p9pUq6XHY0jfEZIl.HbDtOsdai1oYziSx25KEeTxmwnh8L8jKMFNc1k3zmMI6VB8hry57tDZ61jXyezSPt0fdLVfe6Jf5y5-JaCap_JQBcb5opbmT60uWGml8blyiMQmOn9J--XhhlYg0m-BHaqfDO5iTOWxPxFMUedx7WCy8mxgDHj0aBMG6152PsM-w5E_o2B3jDbrYBKhpYA7qi3AyijnCJ7BP9rr3U8kxExCpG3mK420TjOw.VILuUwuIxaLVmh5X-T7kmA',
        key: 'GZy6sIZ6wl9NJOKB-jnmVQ',
        keyFormat: 'base64url',
      },
      output: { plaintext: FRIENDS, notes: ['compressed'] },
    },
    {
      source: 'missing key',
      input: { jwt: JWE_CLAIMS },
      output: { decryption: 'not-decrypted', plaintext: '', algorithm: 'dir', contentEncryption: 'A256GCM' },
    },
    { source: 'RFC 7518, section 5.3: a key of another length', input: { jwt: JWE_CLAIMS, key: 'short' }, error: 'key-length', field: 'key' },
    { source: 'another key', input: { jwt: JWE_CLAIMS, key: 'x'.repeat(32) }, error: 'decryption-failed', field: 'key' },
    { source: 'a signed token', input: { jwt: JOHN_DOE, key: 'x' }, error: 'not-encrypted', field: 'jwt' },
  ],
  sign: [
    {
      source: 'the token of jwt.io; jose',
      input: { payload: '{"sub":"1234567890","name":"John Doe","iat":1516239022}', key: 'your-256-bit-secret' },
      // RFC 7518, section 3.2: the key is shorter than the hash.
      output: { jwt: JOHN_DOE, notes: ['weak-key'] },
      example: true,
    },
    {
      source: 'digits, escapes and order are preserved; node crypto',
      input: {
        payload: '{ "b" : 9007199254740993 , "1" : 1.0 , "a" : "\\u00e9" }',
        header: '{ "kid" : "1" , "alg" : "RS256" }',
        key: '00ff',
        keyFormat: 'hex',
      },
      output: {
        jwt: 'eyJhbGciOiJIUzI1NiIsImtpZCI6IjEifQ.eyJiIjo5MDA3MTk5MjU0NzQwOTkzLCIxIjoxLjAsImEiOiJcdTAwZTkifQ.cj0WCB60xfATWBrtpIEk9Ku6irJOiEl8a_IKRz9T1RU',
      },
    },
    {
      source: 'RFC 8037, appendix A.1; node crypto',
      input: {
        payload: '{"sub":"42"}',
        header: '{}',
        algorithm: 'EdDSA',
        key: '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
      },
      output: { jwt: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiI0MiJ9.mYqnWH2FG7lv5nRxNovItDqI7-CiXRkZjY4dkOGPSSPLcVTlbI2HeHNrV76S4vBbMIO8L_SG8Od1GDlHbxcuDw' },
    },
    {
      source: 'RFC 7519, section 6',
      input: { payload: '{"sub":"42"}', header: '{}', algorithm: 'none' },
      output: { jwt: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiI0MiJ9.', notes: [] },
      example: true,
    },
    { source: 'not JSON', input: { payload: '{"a":1', key: 'k' }, error: 'invalid-json', field: 'payload', position: { line: 1, column: 7 } },
    { source: 'not JSON', input: { payload: '{}', header: '{', key: 'k' }, error: 'invalid-json', field: 'header', position: { line: 1, column: 2 } },
    { source: 'not an object', input: { payload: '[]', key: 'k' }, error: 'not-an-object', field: 'payload' },
    { source: 'missing key', input: { payload: '{}' }, error: 'missing-key', field: 'key' },
    { source: 'a public key', input: { payload: '{}', algorithm: 'RS256', key: RSA_PEM }, error: 'invalid-key', field: 'key' },
    { source: 'algorithm confusion', input: { payload: '{}', algorithm: 'HS256', key: RSA_PEM }, error: 'key-mismatch', field: 'key' },
    { source: 'RFC 7517, section 4.2; jose', input: { payload: '{}', key: '{"kty":"oct","k":"AAAA","use":"enc"}' }, error: 'key-mismatch', field: 'key' },
    {
      source: 'RFC 7517, section 4.3; jose',
      input: { payload: '{}', key: '{"kty":"oct","k":"AAAA","key_ops":["verify"]}' },
      error: 'key-mismatch',
      field: 'key',
    },
    { source: 'a set of public keys', input: { payload: '{}', algorithm: 'RS256', key: `{"keys":[${BILBO_JWK}]}` }, error: 'key-not-found', field: 'key' },
  ],
  edit: [
    {
      source: 'the token of jwt.io; node crypto',
      input: {
        jwt: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.xxxx',
        payload: '{ "sub": "1234567890", "name": "John Doe", "iat": 1516239022 }',
        key: 'your-256-bit-secret',
      },
      output: { jwt: JOHN_DOE, signing: 'signed', notes: ['weak-key'] },
      example: true,
    },
    {
      source: 'without a key, header and signature stay as written',
      input: { jwt: `Bearer ${JOHN_DOE}`, payload: '{}' },
      output: { jwt: 'Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c', signing: 'no-key', notes: [] },
    },
    {
      source: 'a public key cannot sign',
      input: { jwt: RS256, header: '{"alg":"RS384"}', key: RSA_PEM },
      output: { jwt: matches(/^eyJhbGciOiJSUzM4NCJ9\.eyJpc3Mi[\w-]+\.kMV2bTFD403PA/u), signing: 'unusable-key' },
    },
    {
      source: 'RFC 7519, section 6',
      input: { jwt: JOHN_DOE, header: '{"alg":"none"}', payload: '{"sub":"42"}', key: 'k' },
      output: { jwt: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiI0MiJ9.', signing: 'unsecured' },
    },
    {
      source: 'RFC 9901: disclosures stay',
      input: { jwt: 'eyJhbGciOiJub25lIn0.e30.~WyJzYWx0IiwiYSIsMV0~', payload: '{"b":2}' },
      output: { jwt: 'eyJhbGciOiJub25lIn0.eyJiIjoyfQ.~WyJzYWx0IiwiYSIsMV0~' },
    },
    { source: 'nothing to change', input: { jwt: JOHN_DOE, key: 'your-256-bit-secret' }, output: { jwt: JOHN_DOE, signing: 'signed' } },
    { source: 'not JSON yet', input: { jwt: JOHN_DOE, payload: '{"a":1' }, error: 'invalid-json', field: 'payload', position: { line: 1, column: 7 } },
    { source: 'an emptied box', input: { jwt: JOHN_DOE, payload: '' }, error: 'invalid-json', field: 'payload' },
    { source: 'not an object', input: { jwt: JOHN_DOE, header: '[]' }, error: 'not-an-object', field: 'header' },
    { source: 'an algorithm that is being typed', input: { jwt: JOHN_DOE, header: '{"alg":"HS25"}' }, error: 'unsupported-algorithm', field: 'header' },
    { source: 'an encrypted token', input: { jwt: JWE_CLAIMS, payload: '{}' }, error: 'not-editable', field: 'jwt' },
    {
      source: 'RFC 7515, appendix A.6: several signatures',
      input: { jwt: '{"payload":"e30","signatures":[{"protected":"eyJhbGciOiJub25lIn0","signature":""}]}', payload: '{}' },
      error: 'not-editable',
      field: 'jwt',
    },
  ],
  generateKey: [
    { source: 'RFC 7518, section 3.2: as long as the hash', input: {}, output: { key: matches(/^[\w-]{43}$/u), keyFormat: 'base64url', publicKey: '' } },
    { source: 'RFC 7518, section 3.2', input: { algorithm: 'HS512' }, output: { key: matches(/^[\w-]{86}$/u), keyFormat: 'base64url', publicKey: '' } },
    {
      source: 'RFC 5958, RFC 5915, RFC 5480: the start of the DER of P-256',
      input: { algorithm: 'ES256' },
      output: {
        key: matches(/^-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg[^-]+-----END PRIVATE KEY-----\n$/u),
        keyFormat: 'pem',
        publicKey: matches(/^-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE[^-]+-----END PUBLIC KEY-----\n$/u),
      },
    },
    {
      source: 'RFC 8410: the start of the DER of Ed25519',
      input: { algorithm: 'EdDSA' },
      output: {
        key: matches(/^-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEI[^-]+-----END PRIVATE KEY-----\n$/u),
        publicKey: matches(/^-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA[^-]+-----END PUBLIC KEY-----\n$/u),
      },
    },
    {
      source: 'RFC 8410: the start of the DER of Ed448',
      input: { algorithm: 'Ed448' },
      output: { key: matches(/^-----BEGIN PRIVATE KEY-----\nMEcCAQAwBQYDK2VxBDsEO[^-]+-----END PRIVATE KEY-----\n$/u) },
    },
    {
      source: 'RFC 7518, section 3.3, RFC 8017, appendix A.1: the start of the DER of a key of 2,048 bits',
      input: { algorithm: 'PS256' },
      output: {
        key: matches(/^-----BEGIN PRIVATE KEY-----\nMIIE[^-]+-----END PRIVATE KEY-----\n$/u),
        keyFormat: 'pem',
        publicKey: matches(/^-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA[^-]+IDAQAB\n-----END PUBLIC KEY-----\n$/u),
      },
    },
  ],
});
