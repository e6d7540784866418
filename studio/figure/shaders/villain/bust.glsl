#define map bust
