# The sandbox for a team: docs/backend.md. The H5 build is made in the image.
FROM node:22-bookworm-slim AS made
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY patches patches
RUN npm ci
COPY . .
RUN npm run build -- h5

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 SANDBOX_LOG=info
COPY --from=made --chown=node:node /app /app
USER node
EXPOSE 8080
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# Not npm: it would not pass SIGTERM on.
CMD ["node", "scripts/sandbox.mjs"]
