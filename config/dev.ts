import type { UserConfigExport } from '@tarojs/cli';

const sandbox = process.env.TARO_APP_SANDBOX ?? 'http://127.0.0.1:8080';

export default {
  mini: {},
  h5: {
    devServer: {
      port: Number(process.env.DEV_PORT ?? 10086),
      open: false,
      historyApiFallback: true,
      // Others are calls for the sandbox.
      proxy: [
        {
          context: (pathname: string, req: { method?: string; headers: { accept?: string } }) =>
            req.method !== 'GET' ||
            (!(req.headers.accept ?? '').includes('text/html') &&
              !/^\/(js|chunk|css|static|ws)(\/|$)|\.hot-update\./.test(pathname)),
          target: sandbox,
          changeOrigin: true,
        },
      ],
    },
  },
} satisfies UserConfigExport<'webpack5'>;
