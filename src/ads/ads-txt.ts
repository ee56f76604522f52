/**
 * Who may sell advertising here, a line each (IAB ads.txt 1.1). The default says nobody may: ad places hold content of
 * our own, and a network would need the visitor's consent first.
 */
export const ADS_TXT = ['placeholder.example.com, placeholder, DIRECT, placeholder'] as const
