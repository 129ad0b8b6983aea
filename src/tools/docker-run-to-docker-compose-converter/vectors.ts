import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  toCompose: [
    {
      source: 'rules; composerize 1.7.6 agrees',
      input: {
        command: 'docker run -p 80:80 -v /var/run/docker.sock:/tmp/docker.sock:ro --restart always --log-opt max-size=1g nginx',
      },
      output: {
        document: {
          services: {
            nginx: {
              image: 'nginx',
              ports: ['80:80'],
              volumes: ['/var/run/docker.sock:/tmp/docker.sock:ro'],
              restart: 'always',
              logging: {
                options: {
                  'max-size': '1g',
                },
              },
            },
          },
        },
        untranslated: [],
      },
      example: true,
    },
    {
      source: 'CorentinTh/it-tools#301: image was "run"',
      input: {
        command: 'docker run -d -p 8080:80 --name it-tools -it corentinth/it-tools',
      },
      output: {
        document: {
          services: {
            'it-tools': {
              image: 'corentinth/it-tools',
              ports: ['8080:80'],
              container_name: 'it-tools',
              stdin_open: true,
              tty: true,
            },
          },
        },
        untranslated: [
          {
            service: 'it-tools',
            flag: '--detach',
            value: '',
            reason: 'use-compose-command',
          },
        ],
      },
    },
    {
      source: 'CorentinTh/it-tools#838',
      input: {
        command: 'docker run --env A="your name" \\\n  --label=x.enable=true \\\n  --publish 8002:8001 \\\n  atdr.meo.ws/archiveteam/warrior-dockerfile',
      },
      output: {
        document: {
          services: {
            'warrior-dockerfile': {
              image: 'atdr.meo.ws/archiveteam/warrior-dockerfile',
              environment: {
                A: 'your name',
              },
              labels: {
                'x.enable': 'true',
              },
              ports: ['8002:8001'],
            },
          },
        },
      },
    },
    {
      source: 'CorentinTh/it-tools#1501',
      input: {
        command: 'docker run -d --sysctl net.ipv4.ping_group_range="0 2147483647" -e H="`hostname`" --pull=always twingate/connector:1',
      },
      output: {
        document: {
          services: {
            connector: {
              image: 'twingate/connector:1',
              sysctls: {
                'net.ipv4.ping_group_range': '0 2147483647',
              },
              environment: {
                H: '`hostname`',
              },
              pull_policy: 'always',
            },
          },
        },
        notes: ['command-substitution'],
      },
    },
    {
      source: 'CorentinTh/it-tools#923',
      input: {
        command: 'docker run -v portainer_data:/data portainer/portainer-ce',
      },
      output: {
        document: {
          services: {
            'portainer-ce': {
              image: 'portainer/portainer-ce',
              volumes: ['portainer_data:/data'],
            },
          },
          volumes: {
            portainer_data: {
              name: 'portainer_data',
            },
          },
        },
      },
      example: true,
    },
    {
      source: '$ of single quotes is doubled (Compose interpolation)',
      input: {
        command: "docker run --rm --frob alpine sh -c 'echo $HOME'",
      },
      output: {
        document: {
          services: {
            alpine: {
              image: 'alpine',
              command: ['sh', '-c', 'echo $$HOME'],
            },
          },
        },
        untranslated: [
          {
            service: 'alpine',
            flag: '--rm',
            value: '',
            reason: 'use-compose-command',
          },
          {
            service: 'alpine',
            flag: '--frob',
            value: '',
            reason: 'unknown-flag',
          },
        ],
      },
    },
    {
      source: 'working directory and shell variables',
      input: {
        command: 'docker run -v $(pwd)/site:/srv -e U=$USER node:20 npm run dev',
      },
      output: {
        document: {
          services: {
            node: {
              image: 'node:20',
              volumes: ['./site:/srv'],
              environment: {
                U: '${USER}',
              },
              command: ['npm', 'run', 'dev'],
            },
          },
        },
        notes: ['shell-variable'],
      },
    },
    {
      source: 'Compose specification, networks',
      input: {
        command: 'docker run --network mynet --ip 10.0.0.2 --network-alias web nginx',
      },
      output: {
        document: {
          services: {
            nginx: {
              image: 'nginx',
              networks: {
                mynet: {
                  aliases: ['web'],
                  ipv4_address: '10.0.0.2',
                },
              },
            },
          },
          networks: {
            mynet: {
              name: 'mynet',
              external: true,
            },
          },
        },
      },
    },
    {
      source: 'Compose specification',
      input: {
        command: 'docker run --gpus all --ulimit nofile=1024:2048 --ulimit nproc=65535 -m 512m --cpus 1.5 img',
      },
      output: {
        document: {
          services: {
            img: {
              image: 'img',
              deploy: {
                resources: {
                  reservations: {
                    devices: [
                      {
                        driver: 'nvidia',
                        count: 'all',
                        capabilities: ['gpu'],
                      },
                    ],
                  },
                },
              },
              ulimits: {
                nofile: {
                  soft: 1024,
                  hard: 2048,
                },
                nproc: 65535,
              },
              mem_limit: '512m',
              cpus: 1.5,
            },
          },
        },
      },
      example: true,
    },
    {
      source: 'combined short flags; two commands',
      input: {
        command: 'docker run -itp8080:80 -eX=1 nginx; docker run redis:7 redis-server --save 60 1',
      },
      output: {
        document: {
          services: {
            nginx: {
              image: 'nginx',
              stdin_open: true,
              tty: true,
              ports: ['8080:80'],
              environment: {
                X: '1',
              },
            },
            redis: {
              image: 'redis:7',
              command: ['redis-server', '--save', '60', '1'],
            },
          },
        },
      },
    },
    {
      source: 'composerize/composerize#546: lost line breaks',
      input: { command: 'docker run -d \\ -v vol:/tmp \\ hello-world \\ --parameter' },
      output: {
        document: {
          services: { 'hello-world': { image: 'hello-world', volumes: ['vol:/tmp'], command: ['--parameter'] } },
          volumes: { vol: { name: 'vol' } },
        },
        notes: ['lost-line-break'],
      },
    },
    {
      source: 'an en dash of a web page',
      input: { command: 'docker run -d –p 80:80 —name web nginx' },
      output: { document: { services: { nginx: { image: 'nginx', ports: ['80:80'], container_name: 'web' } } }, notes: ['typographic-characters'] },
    },
    {
      source: 'docker/compose#6605, OpenDroneMap/ODM#591: PowerShell',
      input: { command: 'docker run -d `\n  -p 8080:80 `\n  -v C:\\Users\\me\\data:/data `\n  nginx' },
      output: {
        document: { services: { nginx: { image: 'nginx', ports: ['8080:80'], volumes: ['C:\\Users\\me\\data:/data'] } } },
        notes: ['windows-path'],
      },
    },
    {
      source: 'a drive letter in a command without other signs of Windows',
      input: { command: 'docker run -v C:\\Users\\me\\data:/data nginx' },
      output: { document: { services: { nginx: { image: 'nginx', volumes: ['C:\\Users\\me\\data:/data'] } } }, notes: ['windows-path'] },
    },
    {
      source: 'a drive letter within a value',
      input: { command: 'docker run --mount type=bind,src=C:\\data,dst=/data nginx' },
      output: { document: { services: { nginx: { image: 'nginx', volumes: [{ type: 'bind', source: 'C:\\data', target: '/data' }] } } } },
    },
    {
      source: 'cmd: %cd% is the working directory',
      input: { command: 'docker run -v %cd%:/y nginx' },
      output: { document: { services: { nginx: { image: 'nginx', volumes: ['.:/y'] } } } },
    },
    {
      source: 'PowerShell: $env:NAME is an environment variable',
      input: { command: 'docker run --rm -v $env:USERPROFILE\\data:/data nginx' },
      output: { document: { services: { nginx: { image: 'nginx', volumes: ['${USERPROFILE}\\data:/data'] } } }, notes: ['shell-variable', 'windows-path'] },
    },
    {
      source: 'POSIX.1-2024, Shell Command Language, 2.7: redirection',
      input: { command: 'docker run --rm postgres pg_dump mydb > dump.sql' },
      output: {
        document: { services: { postgres: { image: 'postgres', command: ['pg_dump', 'mydb'] } } },
        untranslated: [
          { service: 'postgres', flag: '--rm', value: '', reason: 'use-compose-command' },
          { service: 'postgres', flag: '>', value: 'dump.sql', reason: 'belongs-to-shell' },
        ],
      },
    },
    {
      source: 'docker/cli#1285, compose-spec/compose-go#302: the mode is a number',
      input: { command: 'docker run --mount type=tmpfs,dst=/t,tmpfs-mode=1777 nginx' },
      output: {
        document: { services: { nginx: { image: 'nginx', volumes: [{ type: 'tmpfs', target: '/t', tmpfs: { mode: 0o1777 } }] } } },
        notes: ['decimal-mode'],
      },
    },
    {
      source: 'a terminal paste with other commands',
      input: { command: 'docker network create mynet\ndocker volume create data\ndocker run -d --network mynet -v data:/d redis && docker logs -f redis' },
      output: {
        document: {
          services: { redis: { image: 'redis', volumes: ['data:/d'], networks: ['mynet'] } },
          networks: { mynet: { name: 'mynet', external: true } },
          volumes: { data: { name: 'data' } },
        },
        untranslated: [
          { service: '', flag: 'docker network create', value: 'mynet', reason: 'other-command' },
          { service: '', flag: 'docker volume create', value: 'data', reason: 'other-command' },
          { service: 'redis', flag: '--detach', value: '', reason: 'use-compose-command' },
          { service: '', flag: 'docker logs', value: '-f redis', reason: 'other-command' },
        ],
      },
    },
    {
      source: 'sudo(8): an option with a value',
      input: { command: 'sudo -u me docker run nginx' },
      output: { document: { services: { nginx: { image: 'nginx' } } } },
    },
    {
      source: 'docker --help: options of docker itself',
      input: { command: 'docker --context remote run nginx' },
      output: { untranslated: [{ service: 'nginx', flag: '--context', value: 'remote', reason: 'use-compose-command' }] },
    },
    {
      source: 'POSIX.1-2024, Shell Command Language, 2.3: a comment line is not continued',
      input: { command: 'docker run -d \\\n  # the port\n  -p 80:80 \\\n  nginx' },
      error: 'comment-ends-command',
      field: 'command',
    },
    {
      source: 'a missing backslash',
      input: { command: 'docker run -d\n  -p 80:80\n  nginx' },
      error: 'line-break-ends-command',
      field: 'command',
    },
    {
      source: 'docker/go-units, ulimit.go: a limit without a value',
      input: { command: 'docker run --ulimit nofile nginx' },
      output: { untranslated: [{ service: 'nginx', flag: '--ulimit', value: 'nofile', reason: 'invalid-value' }] },
    },
    {
      source: 'distribution/reference: not a reference',
      input: { command: 'docker run [OPTIONS] IMAGE' },
      error: 'invalid-image',
      field: 'command',
    },
    {
      source: 'no image',
      input: {
        command: 'docker run',
      },
      error: 'missing-image',
      field: 'command',
    },
    {
      source: 'another command',
      input: {
        command: 'docker ps',
      },
      error: 'not-a-docker-run-command',
      field: 'command',
    },
    {
      source: 'unclosed quote',
      input: {
        command: 'docker run -e "A nginx',
      },
      error: 'unterminated-quote',
      field: 'command',
    },
    {
      source: 'value missing',
      input: {
        command: 'docker run --name',
      },
      error: 'missing-option-value',
      field: 'command',
    },
  ],
  toRun: [
    {
      source: 'rules',
      input: {
        compose: 'services:\n  web:\n    image: nginx:1.27\n    ports: ["8080:80"]\n    environment:\n      A: "b c"\n    restart: always\n',
      },
      output: {
        commands: "docker run --detach \\\n  --name web \\\n  --restart always \\\n  --env 'A=b c' \\\n  --publish 8080:80 \\\n  nginx:1.27",
        untranslated: [],
      },
      example: true,
    },
    {
      source: 'not expressible with docker run',
      input: {
        compose: 'services:\n  app:\n    build: .\n    image: app\n    depends_on: [db]\n',
        lineBreaks: false,
      },
      output: {
        commands: 'docker run --detach --name app app',
        untranslated: [
          {
            service: 'app',
            key: 'build',
            reason: 'build-first',
          },
          {
            service: 'app',
            key: 'depends_on',
            reason: 'start-order',
          },
        ],
      },
    },
    {
      source: 'no services',
      input: {
        compose: 'version: "3"\n',
      },
      error: 'no-services',
      field: 'compose',
    },
    {
      source: 'broken YAML',
      input: {
        compose: 'services: [',
      },
      error: 'invalid-yaml',
      field: 'compose',
    },
  ],
});
