# Two images. Both run as an unprivileged user, and on a read-only root file system.
# The site behind nginx, on port 8080:
#   docker build -t penknife .
#   docker run --rm -p 8080:8080 --read-only --tmpfs /tmp penknife
# With your own configuration (docs/configuration.md):
#   docker run --rm -p 8080:8080 --read-only --tmpfs /tmp -v "$PWD/config.json:/usr/share/penknife/config.json:ro" penknife
# The command line, the MCP server and the HTTP API, which is what starts by default, on port 8080 (docs/container.md):
#   docker build --target cli -t penknife-cli .
#   echo 1994 | docker run --rm -i --read-only --network none penknife-cli roman-numeral-converter toRoman
FROM node:20-bookworm-slim AS build
WORKDIR /penknife
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && rm -rf dist/.vite dist-cli/.vite

FROM build AS compressed
RUN npm run compress

FROM node:20-bookworm-slim AS cli
LABEL org.opencontainers.image.title="penknife-cli" \
  org.opencontainers.image.description="Command line, MCP server and HTTP API of Penknife" \
  org.opencontainers.image.licenses="MIT"
# Node.js as the first process of a container ignores SIGTERM.
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /penknife
COPY package.json LICENSE ./
COPY --from=build /penknife/dist-cli dist-cli
COPY --from=build /penknife/dist dist
ENV NODE_ENV=production
USER node
WORKDIR /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--", "node", "/penknife/dist-cli/penknife.js"]
CMD ["serve", "--api", "--host", "0.0.0.0", "--port", "8080", "--open", "no"]

FROM debian:bookworm-slim AS site
LABEL org.opencontainers.image.title="penknife" \
  org.opencontainers.image.description="Handy tools for developers, in the browser" \
  org.opencontainers.image.licenses="MIT"
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY hosting/nginx.conf /etc/nginx/nginx.conf
COPY --from=compressed /penknife/dist /usr/share/penknife
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET / HTTP/1.0\\r\\n\\r\\n' >&3 && head -1 <&3 | grep -q ' 200 '"]
CMD ["nginx", "-g", "daemon off;"]
