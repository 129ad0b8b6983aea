# Penknife behind nginx, on port 8080, as an unprivileged user.
#   docker build -t penknife .
#   docker run --rm -p 8080:8080 --read-only --tmpfs /tmp penknife
# With your own configuration (docs/configuration.md):
#   docker run --rm -p 8080:8080 --read-only --tmpfs /tmp -v "$PWD/config.json:/usr/share/penknife/config.json:ro" penknife
FROM node:20-bookworm-slim AS build
WORKDIR /penknife
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY hosting/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /penknife/dist /usr/share/penknife
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET / HTTP/1.0\\r\\n\\r\\n' >&3 && head -1 <&3 | grep -q ' 200 '"]
CMD ["nginx", "-g", "daemon off;"]
