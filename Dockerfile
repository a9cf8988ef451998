# Candid in one image: the server, and the web app it serves. See compose.yaml for a whole installation.
FROM node:26.10.0-bookworm-slim AS base
WORKDIR /app
RUN npm install --global pnpm@12.21.0

FROM base AS web
COPY . .
# The image's own Node is the pinned one: without install scripts, it is not downloaded a second time.
RUN pnpm install --frozen-lockfile --ignore-scripts && pnpm --filter @candid/web build

FROM base AS server
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/core packages/core
COPY packages/interviewer packages/interviewer
COPY packages/server packages/server
# Node strips types, but not below node_modules: the packages stay a workspace instead of being deployed into one.
RUN pnpm install --frozen-lockfile --prod --ignore-scripts --filter '@candid/server...' \
 && find packages -name '*.test.ts' -delete

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=8000
WORKDIR /app
COPY --from=server /app ./
COPY --from=web /app/packages/web/dist packages/web/dist
COPY --from=web /app/packages/web/dist-server packages/web/dist-server
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "packages/server/src/main.ts"]
