/** `SKILL.md`: tells an agent when and how to use the bundle. */
export const skill = (version: string): string => `---
name: jadice-flow-${version.replaceAll('.', '-')}
description: Documentation of jadice flow ${version} (document processing) - install, configure, operate, REST API, workers. Use it for each question about jadice flow ${version}; it needs no network.
---

# jadice flow ${version}

The reader runs ${version}. Answer from this folder only: keys, defaults and endpoints differ between versions.

1. \`node docs.mjs search WORDS\` finds sections. German words work too.
2. \`node docs.mjs get PAGE#SECTION\` prints one; read it before you answer, and name the page.
3. \`node docs.mjs names PART\` lists keys, workers, endpoints, events and images, and says whether ${version} has them. Use none that it has not.
4. \`node docs.mjs check FILE\` checks \`application.yaml\`, job templates and job requests. Run it on each file that you write.
5. \`node docs.mjs changes A B\` tells what changes from one version to another, each with what to do.

\`node docs.mjs mcp\` gives search, get, names, changes and check as tools of the Model Context Protocol, over standard input and output.

Not everything about jadice flow is public. Where a page says "not public", or nothing is found, say so, and send the reader to
jadice support. Do not guess names, defaults or limits.

| File | What is in it |
| --- | --- |
| \`pages/\` | each page as Markdown; \`llms.txt\` lists them, \`llms-full.txt\` is all in one |
| \`openapi/\` | REST API of controller and data store, as OpenAPI |
| \`schemas/\` | JSON Schemas of the files, and configuration keys in the format of Spring Boot |
| \`facts.json\` | every name of the product with \`kind\`, \`state\` (has, may have, has not), the versions that have it, successor, reason and address |
| \`changes/\` | changes from and to ${version}, as Markdown and JSON |
| \`docs.mjs\`, \`check.mjs\` | programs for Node.js 18 or newer, without dependencies |
`;
