export const productName = '補助事業管理ツール';
