declare function slimDayjs(source: string): string;
export default slimDayjs;
