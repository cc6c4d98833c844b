# One node of Cancha. Data lies in /data, or in PostgreSQL where DATABASE_URL is set.
FROM node:24-bookworm-slim AS build
WORKDIR /cancha
COPY package.json package-lock.json ./
COPY tools/node ./tools/node
RUN npm ci --no-audit --no-fund
COPY . .
RUN node tools/page.ts && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /cancha
COPY --from=build --chown=node:node /cancha/package.json ./
COPY --from=build --chown=node:node /cancha/node_modules ./node_modules
COPY --from=build --chown=node:node /cancha/src ./src
COPY --from=build --chown=node:node /cancha/dist ./dist
RUN install -d -o node -g node /data
ENV NODE_ENV=production DATA=/data LOG=info
VOLUME /data
EXPOSE 3000
USER node
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "src/server/main.ts"]
