import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const USERS = '[{"id": 1, "first name": "Ada", "tags": ["a"]}, {"id": 2, "first name": null, "score": 1.5}]';
const SCHEMA =
  '{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "required": ["value", "next"], "properties": {"value": {"type": "integer", "description": "Any number"}, "next": {"anyOf": [{"$ref": "#"}, {"type": "null"}]}, "color": {"enum": ["red", "green"]}}}';

const compiled = 'compiled by hand';

export default vectors<typeof fields>({
  generate: [
    {
      source: `${compiled} with TypeScript 7.0`,
      input: { input: USERS, rootName: 'Users' },
      output: {
        code: 'export type Users = UsersItem[];\n\nexport interface UsersItem {\n  id: number;\n  "first name": string | null;\n  tags?: string[];\n  score?: number;\n}\n',
        keys: [
          { path: '[].id', types: ['number'], present: 2, absent: 0, nulls: 0 },
          { path: '[]["first name"]', types: ['string', 'null'], present: 2, absent: 0, nulls: 1 },
          { path: '[].tags', types: ['array'], present: 1, absent: 1, nulls: 0 },
          { path: '[].score', types: ['number'], present: 1, absent: 1, nulls: 0 },
        ],
        warnings: [],
      },
      example: true,
    },
    {
      source: `${compiled} with TypeScript 7.0`,
      input: { input: '{"a": 1, "b": "x"}\n{"a": "1"}', syntax: 'json-lines', typescriptStyle: 'type' },
      output: {
        code: 'export type Root = {\n  a: string | number;\n  b?: string;\n};\n',
        warnings: [{ code: 'mixed-types', path: '/a', line: 1, column: 7, detail: 'string, number' }],
      },
    },
    {
      source: `${compiled} with TypeScript 7.0`,
      input: { input: SCHEMA, rootName: 'Node' },
      output: {
        code: 'export interface Node {\n  /** Any number */\n  value: number;\n  next: Node | null;\n  color?: Color;\n}\n\nexport type Color = "red" | "green";\n',
        keys: [],
        warnings: [],
      },
      example: true,
    },
    {
      source: 'parsed by Zod 4.6',
      input: { input: '{"at": "2026-01-31T12:00:00Z", "tags": [null, "a"], "at me": {"1": true, "2": false, "3": true}}', language: 'zod' },
      output: {
        code: 'import { z } from \'zod\';\n\nexport const RootSchema = z.object({\n  "at": z.iso.datetime({ offset: true }),\n  "tags": z.array(z.string().nullable()),\n  "at me": z.record(z.string(), z.boolean()),\n});\nexport type Root = z.infer<typeof RootSchema>;\n',
      },
    },
    {
      source: 'encoding/json: Marshal; the range of int64 in the Go specification',
      input: {
        input: '{"id": 9223372036854775807, "u": 18446744073709551615, "b": 36893488147419103232, "userUrl": "x", "o": {}}',
        language: 'go',
        packageName: 'model',
      },
      output: {
        code: 'package model\n\nimport (\n\t"math/big"\n)\n\ntype Root struct {\n\tID      int64    `json:"id"`\n\tU       uint64   `json:"u"`\n\tB       *big.Int `json:"b"`\n\tUserURL string   `json:"userUrl"`\n\tO       O        `json:"o"`\n}\n\ntype O struct{}\n',
        warnings: [{ code: 'large-integer', path: '/b', line: 1, column: 61, detail: '36893488147419103232' }],
      },
    },
    {
      source: 'Microsoft Learn, System.Text.Json: required properties',
      input: { input: '[{"first-name": "Ada", "at": "2026-01-31T12:00:00Z"}, {"first-name": "Alan"}]', language: 'csharp', packageName: 'Demo.Model' },
      output: {
        code: '#nullable enable\nusing System;\nusing System.Collections.Generic;\nusing System.Text.Json;\nusing System.Text.Json.Serialization;\n\nnamespace Demo.Model;\n\n// The root is a List<RootItem>.\n\npublic class RootItem\n{\n    [JsonPropertyName("first-name")]\n    public required string FirstName { get; set; }\n\n    [JsonPropertyName("at")]\n    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]\n    public DateTimeOffset? At { get; set; }\n}\n',
      },
      example: true,
    },
    {
      source: 'javac 17, with Jackson 2',
      input: { input: '{"class": "x", "n": [1.5]}', language: 'java', javaStyle: 'record', packageName: 'com.example' },
      output: {
        code: 'package com.example;\n\nimport com.fasterxml.jackson.annotation.JsonProperty;\nimport java.util.List;\n\npublic record Root(\n    @JsonProperty("class") String class_,\n    @JsonProperty("n") List<Double> n\n) {}\n',
      },
    },
    {
      source: 'kotlinx.serialization, Basic serialization: optional properties',
      input: { input: '[{"$id": 1, "is": true}, {"$id": 2}]', language: 'kotlin' },
      output: {
        code: 'import kotlinx.serialization.SerialName\nimport kotlinx.serialization.Serializable\n\ntypealias Root = List<RootItem>\n\n@Serializable\ndata class RootItem(\n    @SerialName("\\$id")\n    val id: Long,\n    @SerialName("is")\n    val is_: Boolean? = null\n)\n',
      },
    },
    {
      source: 'python3.11 and pydantic 2.13',
      input: {
        input: '[{"createdAt": "2026-01-31T12:00:00Z", "ok": true}, {"createdAt": "2026-01-31T12:00:00Z"}]',
        language: 'python',
        pythonStyle: 'pydantic',
      },
      output: {
        code: 'from __future__ import annotations\n\nfrom datetime import datetime\n\nfrom pydantic import BaseModel, Field\n\n\nclass RootItem(BaseModel):\n    created_at: datetime = Field(alias="createdAt")\n    ok: bool | None = None\n\n\nRoot = list[RootItem]\n',
      },
      example: true,
    },
    {
      source: 'PEP 655',
      input: { input: '[{"a b": 1}, {"a b": 2, "c": [1]}]', language: 'python', pythonStyle: 'typed-dict' },
      output: {
        code: 'from __future__ import annotations\n\nfrom typing import NotRequired, TypedDict\n\n\nRootItem = TypedDict("RootItem", {\n    "a b": "int",\n    "c": "NotRequired[list[int]]",\n})\n\n\nRoot = list[RootItem]\n',
      },
    },
    {
      source: 'serde.rs, Field attributes; rustc 1.95',
      input: { input: '[{"type": "a", "v": 1}, {"type": "b", "v": 2}, {"type": "a"}, {"type": "b"}]', language: 'rust', enums: true, rootName: 'events' },
      output: {
        code: 'use serde::{Deserialize, Serialize};\n\npub type Events = Vec<EventsItem>;\n\n#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]\npub struct EventsItem {\n    #[serde(rename = "type")]\n    pub type_: EventsItemType,\n    #[serde(default, skip_serializing_if = "Option::is_none")]\n    pub v: Option<i64>,\n}\n\n#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]\npub enum EventsItemType {\n    #[serde(rename = "a")]\n    A,\n    #[serde(rename = "b")]\n    B,\n}\n',
      },
    },
    {
      source: 'Swift, Encoding and Decoding Custom Types',
      input: { input: '{"first_name": "Ada", "age": 36}', language: 'swift' },
      output: {
        code: 'import Foundation\n\nstruct Root: Codable {\n    let firstName: String\n    let age: Int64\n\n    enum CodingKeys: String, CodingKey {\n        case firstName = "first_name"\n        case age = "age"\n    }\n}\n',
      },
    },
    {
      source: 'PHP manual, Constructor promotion and Readonly classes',
      input: { input: '{"it\'s": 1.5, "items": [{"a": 1}]}', language: 'php', packageName: 'App\\Model' },
      output: {
        code: "<?php\n\ndeclare(strict_types=1);\n\nnamespace App\\Model;\n\nfinal readonly class Root\n{\n    public function __construct(\n        public float $itS,\n        /** @var list<Item> */\n        public array $items,\n    ) {}\n\n    /** @param array<string, mixed> $data */\n    public static function fromArray(array $data): self\n    {\n        return new self(\n            (float) $data['it\\'s'],\n            array_map(static fn ($item) => Item::fromArray($item), $data['items']),\n        );\n    }\n}\n\nfinal readonly class Item\n{\n    public function __construct(\n        public int $a,\n    ) {}\n\n    /** @param array<string, mixed> $data */\n    public static function fromArray(array $data): self\n    {\n        return new self(\n            $data['a'],\n        );\n    }\n}\n",
      },
    },
    {
      source: 'the range of doubles in ECMA-262, section 21.1.2.6',
      input: { input: '{"id": 9007199254740993, "n": null, "e": []}' },
      output: {
        code: 'export interface Root {\n  id: number;\n  n: null;\n  e: unknown[];\n}\n',
        warnings: [
          { code: 'unsafe-integer', path: '/id', line: 1, column: 8, detail: '9007199254740993' },
          { code: 'only-null', path: '/n', line: 1, column: 31, detail: '' },
          { code: 'empty-array', path: '/e', line: 1, column: 42, detail: '' },
        ],
      },
    },
    { source: 'a value alone', input: { input: '"x"' }, output: { code: 'export type Root = string;\n' } },
    { source: 'a schema that is a number', input: { input: '{"properties": {"a": 1}}', source: 'schema' }, error: 'invalid-schema', field: 'input' },
    { source: 'a reserved word', input: { input: '{"a": 1}', rootName: 'string' }, output: { code: 'export interface StringType {\n  a: number;\n}\n' } },
    { source: 'a package that ends the line', input: { input: '{}', language: 'go', packageName: 'a; b' }, error: 'invalid-name', field: 'packageName' },
    { source: 'RFC 8259, section 2', input: { input: '{"a": }', syntax: 'json' }, error: 'invalid-json', field: 'input', position: { line: 1, column: 7 } },
  ],
});
