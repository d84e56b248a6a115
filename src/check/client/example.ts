// cspell:ignore usrname
import type {SourceFile} from '../check';

/** Example files with errors, to try the check without own files. */
export const example: readonly SourceFile[] = [
  {
    name: 'application.yaml',
    text: `# An example with mistakes: correct them, and the findings go away.
server:
  port: http
spring.datasource:
  url: "jdbc:mariadb://database:3306/jadice_flow"
  password: change-me
publisher.eureka:
  endpoint: "\${EUREKA_ENDPOINT}"
  usrname: "\${EUREKA_USERNAME}"
keycloak:
  enabled: true
`,
  },
];
