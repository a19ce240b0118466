declare function slimI18next(source: string): string;
export = slimI18next;
